import Foundation
import LariatStandard
import Testing

/// A folder of its own for one test, gone afterwards.
final class ExportFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "lariat-documents-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, as name: String = "guide.md") throws -> String {
    try write(Array(text.utf8), as: name)
  }

  func write(_ bytes: [UInt8], as name: String = "guide.md") throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  func read(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func request(
    _ source: String, _ format: DocumentFormat = .html, name: String? = nil,
    overwrite: Bool = false
  ) -> ExportRequest {
    ExportRequest(
      source: source, directory: path, format: format, name: name, overwrite: overwrite,
      modified: ExportDate(secondsSince1970: 1_780_000_000))
  }

  /// The HTML that a text becomes, from the start of its main part to the end of that.
  static func body(of markdown: String) throws -> String {
    let folder = try ExportFolder()
    let source = try folder.write(markdown)
    _ = try DocumentExporter().export(folder.request(source))
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    let start = try #require(page.range(of: "<main>\n")).upperBound
    let end = try #require(page.range(of: "</main>", options: .backwards)).lowerBound
    return String(page[start..<end])
  }
}
