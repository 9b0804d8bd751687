import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsPDFTests {
  private func pages(_ text: String, paper: PaperSize = .a4) throws -> PDFPages {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write(text), .pdf)
    request.fonts = []
    request.paper = paper
    _ = try DocumentExporter().export(request)
    return try PDFPages(try folder.read("guide.pdf"))
  }

  @Test func `a page shows its text in order and its number`() throws {
    let pages = try pages(
      """
      # Title

      Some *text* with `code`.

      1. one
         - two
      2. three

      | a | b |
      |---|---|
      | c | d |
      """)
    #expect(
      pages.runs == [
        [
          "Title", "Some ", "text", " with ", "code", ".", "1.", "one", "\u{2013}", "two", "2.",
          "three", "a", "b", "c", "d", "1",
        ]
      ])
  }

  @Test func `a file says what it is`() throws {
    let pages = try pages("# A (b)\n")
    #expect(
      try pages.objects(with: "/Producer").map { $0.drop { $0 != "<" } } == [
        "<</Title<FEFF00410020002800620029>/Producer(Lariat)"
          + "/CreationDate(D:20260528202640Z)/ModDate(D:20260528202640Z)>>"
      ])
    #expect(
      try pages.objects(with: "/Type/Catalog").map { $0.drop { $0 != "<" } } == [
        "<</Type/Catalog/Pages 2 0 R/Lang(en)/Names<</Dests 10 0 R>>"
          + "/ViewerPreferences<</DisplayDocTitle true>>/Outlines 8 0 R/PageMode/UseOutlines>>"
      ])
  }

  @Test(arguments: [(PaperSize.a4, "[0 0 595.28 841.89]"), (.letter, "[0 0 612 792]")])
  func `pages have the size of the paper`(paper: PaperSize, box: String) throws {
    let pages = try pages("text", paper: paper)
    #expect(try pages.objects(with: "/MediaBox\(box)").count == 1)
  }

  @Test func `the outline holds every heading, nested by levels`() throws {
    let pages = try pages("# A\n## B\n#### C\n### D\n> ## E\n\n- # F\n  text\n\n#\n")
    let items = try pages.objects(with: "/Title<FEFF").filter { $0.contains("/Parent") }
    let shapes = items.map { item in
      item.drop { $0 != "<" }.replacing(/\/Dest.*/, with: "")
    }
    #expect(
      shapes == [
        "<</Title<FEFF0041>/Parent 8 0 R/First 10 0 R/Last 13 0 R/Next 14 0 R/Count -2",
        "<</Title<FEFF0042>/Parent 9 0 R/First 11 0 R/Last 12 0 R/Next 13 0 R/Count -2",
        "<</Title<FEFF0043>/Parent 10 0 R/Next 12 0 R",
        "<</Title<FEFF0044>/Parent 10 0 R/Prev 11 0 R",
        "<</Title<FEFF0045>/Parent 9 0 R/Prev 10 0 R",
        "<</Title<FEFF0046>/Parent 8 0 R/Prev 9 0 R/Next 15 0 R",
        "<</Title<FEFF0055006E007400690074006C00650064>/Parent 8 0 R/Prev 14 0 R",
      ])
  }

  @Test func `links lead to the web and to headings, others are text`() throws {
    let pages = try pages(
      "# A\n\n[web](https://example.org/a_(b)) [up](#a) [none](#c) [file](b.md) [no](javascript:x)\n"
    )
    let page = try #require(try pages.objects(with: "/Type/Page/").first)
    let links = page.matches(of: /\/Rect\[[^\]]*\](.*?)>>(?=<<|\])/).map { String($0.1) }
    #expect(
      links == ["/A<</S/URI/URI(https://example.org/a_\\(b\\))>>", "/Dest(h00000000)"])
    #expect(pages.text == "Awebupnonefileno")
  }

  @Test(arguments: [
    ("a\n\nb Ж\n", 3, "\"Ж\" (U+0416)"), ("`x`\n```\n\n中\n```\n", 4, "\"中\" (U+4E2D)"),
    ("| a |\n|---|\n| b |\n| \u{1F600} |\n", 4, "\"\u{1F600}\" (U+1F600)"),
  ])
  func `the first character that no font has is named`(
    text: String, line: Int, character: String
  ) throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write(text), .pdf)
    request.fonts = []
    let error = try #require(throws: ExportError.self) { try DocumentExporter().export(request) }
    #expect(
      error.description == "\(request.source):\(line): no font has the character \(character); "
        + "install one that has, or export as EPUB or HTML")
    #expect(try folder.names == ["guide.md"])
  }

  @Test func `controls are replaced and marks that are not seen are left out`() throws {
    #expect(try pages("a\u{1}b\u{AD}c\u{200D}d\u{FE0F}e").text == "a?bcde")
  }

  @Test func `a table with too many columns is set cell by cell`() throws {
    let names = (1...60).map { "c\($0)" }
    let row = "|" + names.joined(separator: "|") + "|\n"
    let text = row + "|" + String(repeating: "-|", count: 60) + "\n" + row
    #expect(try pages(text).text == names.joined() + names.joined())
  }

  @Test func `the header of a table stands on every page`() throws {
    let rows = (1...100).map { "| row \($0) | x |\n" }.joined()
    let pages = try pages("| Head | b |\n|---|---|\n" + rows)
    #expect(pages.runs.map(\.first) == ["Head", "Head", "Head", "Head"])
    #expect(pages.pageNumbers == ["1", "2", "3", "4"])
    #expect(
      pages.text.replacing("Headb", with: "") == (1...100).map { "row\($0)x" }.joined())
  }

  @Test func `equal requests give equal files`() throws {
    let folder = try ExportFolder()
    let source = try folder.write(DocumentsHTMLTests.sample)
    _ = try DocumentExporter().export(folder.request(source, .pdf))
    _ = try DocumentExporter().export(folder.request(source, .pdf, name: "other"))
    #expect(try folder.read("guide.pdf") == folder.read("other.pdf"))
  }
}
