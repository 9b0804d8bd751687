import Foundation
import Testing

/// The pages of the flow documentation, and the examples in them.
enum DocumentationPages {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Lariat/Documentation.docc")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  static func text(of page: String) -> String {
    (try? String(contentsOf: folder.appending(path: page), encoding: .utf8)) ?? ""
  }

  /// The rules that have a section, in the order of the pages.
  static let rules = names.filter { $0.hasPrefix("RulesOf") }.flatMap { rules(in: text(of: $0)) }

  /// Whole flow files that other pages show, by page.
  static let flows = names.flatMap { page in
    blocks(in: text(of: page)).map(\.code).filter { $0.hasPrefix("{") }.map { (page, $0) }
  }

  private static func rules(in page: String) -> [DocumentedRule] {
    page.components(separatedBy: "\n### `").dropFirst().map { section in
      let blocks = blocks(in: section)
      return DocumentedRule(
        id: String(section.prefix { $0 != "`" }),
        summary: section.components(separatedBy: "\n").dropFirst().first ?? "",
        bad: blocks.filter { $0.label == "Bad:" }.map(\.code),
        good: blocks.filter { $0.label == "Good:" }.map(\.code))
    }
  }

  /// The JSON blocks of a text, each with the line above it.
  private static func blocks(in text: String) -> [(label: String, code: String)] {
    let parts = text.components(separatedBy: "\n```")
    return zip(parts, parts.dropFirst()).compactMap { before, code in
      guard code.hasPrefix("json\n") else { return nil }
      let label = before.components(separatedBy: "\n").last ?? ""
      return (label, String(code.dropFirst(5)))
    }
  }
}

/// A rule as the documentation has it.
struct DocumentedRule: Sendable, CustomTestStringConvertible {
  let id: String
  let summary: String
  let bad: [String]
  let good: [String]

  var testDescription: String { id }
}
