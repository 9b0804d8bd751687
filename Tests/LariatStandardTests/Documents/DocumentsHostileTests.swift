import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsHostileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: @Sendable (_ size: Int) -> String
    var testDescription: String { name }

    init(_ name: String, repeating unit: String, after start: String = "", before end: String = "")
    {
      self.name = name
      text = { size in
        start + String(repeating: unit, count: size / unit.utf8.count) + end
      }
    }
  }

  static let cases = [
    Case("brackets", repeating: "["), Case("bracket pairs", repeating: "[]"),
    Case("quotes", repeating: ">"), Case("stars", repeating: "*", after: "a"),
    Case("openers", repeating: "*a "), Case("closers", repeating: "a* b_ "),
    Case("both", repeating: "a*"), Case("openers and closers that differ", repeating: "*a_ "),
    Case("strikes", repeating: "~~a"),
    Case("list in list", repeating: "- ", before: "x"), Case("empty items", repeating: "-\n"),
    Case("links", repeating: "[a](b"), Case("pointed links", repeating: "[a](<b"),
    Case("images", repeating: "![a]("), Case("tags", repeating: "<a b=\""),
    Case("comments", repeating: "x <!--"), Case("instructions", repeating: "x <?"),
    Case("block comments", repeating: "<!--", after: "<div>\n"),
    Case("entities", repeating: "&"), Case("backslashes", repeating: "\\"),
    Case("blank lines", repeating: "\n", after: String(repeating: "- ", count: 32) + "x\n"),
    Case("headings", repeating: "#\n"), Case("one line", repeating: "a"),
    Case("one long heading", repeating: "a\n", before: "===\n"),
    Case("a wide table", repeating: "|\n", after: wideTable),
    Case(
      "references", repeating: "[a] ", after: "[a]: /" + String(repeating: "u", count: 999) + "\n\n"
    ),
    Case("controls", repeating: "\u{0}\u{1}\u{7F}\u{85}\u{FFFE}"),
    Case("autolinks", repeating: "<a:"), Case("tabs", repeating: ">\t"),
  ]

  private static let wideTable =
    String(repeating: "|a", count: 1000) + "|\n" + String(repeating: "|-", count: 1000) + "|\n"

  /// How often the export looks whether to go on, which it does for every so many steps.
  private func work(_ text: String, _ format: DocumentFormat) throws -> Int {
    let folder = try ExportFolder()
    let source = try folder.write(text)
    var request = folder.request(source, format)
    request.fonts = []
    var questions = 0
    _ = try DocumentExporter().export(
      request,
      isCancelled: {
        questions += 1
        return false
      })
    return questions
  }

  @Test(arguments: cases, [DocumentFormat.html, .pdf])
  func `the work grows with the text's length`(hostile: Case, format: DocumentFormat) throws {
    let small = try work(hostile.text(5000), format)
    let large = try work(hostile.text(20_000), format)
    #expect(large <= 4 * small + 8, "\(small) and \(large) looks")
  }

  @Test func `backticks of many lengths are looked for once`() throws {
    let text = (1..<400).map { String(repeating: "`", count: $0) + "x" }.joined()
    #expect(try ExportFolder.body(of: text) == "<p>\(text)</p>\n")
  }

  @Test func `what lies deeper than the limit keeps its text`() throws {
    let body = try ExportFolder.body(of: String(repeating: "> ", count: 40) + "deep")
    #expect(
      body == String(repeating: "<blockquote>\n", count: 32)
        + "<p>" + String(repeating: "&gt; ", count: 8) + "deep</p>\n"
        + String(repeating: "</blockquote>\n", count: 32))
  }

  @Test func `emphasis deeper than the limit keeps its text`() throws {
    let text =
      String(repeating: "*a **b ", count: 50) + "x" + String(repeating: " b** a*", count: 50)
    let body = try ExportFolder.body(of: text)
    let plain = body.replacing(/<[^>]*>/, with: "")
    #expect(
      plain == String(repeating: "a b ", count: 50) + "x" + String(repeating: " b a", count: 50)
        + "\n")
    #expect(body.components(separatedBy: "<em>").count - 1 == 16)
  }

  @Test func `characters that no format can hold are replaced`() throws {
    #expect(
      try ExportFolder.body(of: "a\u{0}b\u{1}c\u{7F}d\u{85}e\u{FFFE}f\u{1FFFF}g&#1;h&#xD800;i")
        == "<p>a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g\u{FFFD}h\u{FFFD}i</p>\n")
  }
}
