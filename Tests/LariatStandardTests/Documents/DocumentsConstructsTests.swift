import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsConstructsTests {
  static let cases = ConstructCases.blocks + ConstructCases.inlines

  @Test func `there are enough of them`() { #expect(Self.cases.count >= 150) }

  private func written(_ markdown: String, _ format: DocumentFormat) throws -> [UInt8] {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write(markdown), format)
    request.fonts = []
    _ = try DocumentExporter().export(request)
    return try folder.read("guide.\(format.fileExtension)")
  }

  /// Without tags, white space and what replaces a character that cannot be.
  private func text(of markup: some StringProtocol) -> String {
    var text = String(markup).replacing(/<[^>]*>/, with: "")
    for (name, character) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("amp", "&")] {
      text = text.replacingOccurrences(of: "&\(name);", with: character)
    }
    for (box, marks) in [("\u{2610}", "[]"), ("\u{2611}", "[x]"), ("\u{FFFD}", "?")] {
      text = text.replacingOccurrences(of: box, with: marks)
    }
    return text.filter { !$0.isWhitespace }
  }

  private func expected(_ text: String, withMarks: Bool) -> String {
    let shown =
      withMarks ? text.replacing(/[\{\}]/, with: "") : text.replacing(/\{[^}]*\}/, with: "")
    return shown.filter { !$0.isWhitespace }
  }

  @Test(arguments: cases)
  func `HTML keeps the text`(markdown: String, text: String) throws {
    let page = String(decoding: try written(markdown, .html), as: UTF8.self)
    let start = try #require(page.range(of: "<main>\n")).upperBound
    #expect(self.text(of: page[start...]) == expected(text, withMarks: false))
  }

  @Test(arguments: cases)
  func `EPUB keeps the text`(markdown: String, text: String) throws {
    let archive = try BookArchive(try written(markdown, .epub))
    let page = try archive.text("EPUB/chapter-1.xhtml")
    let start = try #require(page.range(of: "<body>\n")).upperBound
    #expect(self.text(of: page[start...]) == expected(text, withMarks: false))
  }

  @Test(arguments: cases)
  func `PDF keeps the text`(markdown: String, text: String) throws {
    let pages = try PDFPages(try written(markdown, .pdf))
    #expect(pages.text == expected(text, withMarks: true))
  }
}
