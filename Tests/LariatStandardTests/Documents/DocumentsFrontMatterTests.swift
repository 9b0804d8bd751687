import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsFrontMatterTests {
  private let text = """
    ---
    title: "A & B"
    author: [Ann, Bob]
    lang: pt-BR
    tags:
      - x
    ---
    # First

    Words.
    """

  @Test func `HTML shows and names title, authors and language`() throws {
    let folder = try ExportFolder()
    _ = try DocumentExporter().export(folder.request(try folder.write(text)))
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    #expect(page.contains("<html lang=\"pt-BR\">"))
    #expect(page.contains("<title>A &amp; B</title>\n<meta name=\"author\" content=\"Ann\"/>\n"))
    let start = try #require(page.range(of: "<main>\n")).upperBound
    #expect(
      page[start...] == """
        <h1 class="title">A &amp; B</h1>
        <p class="author">Ann, Bob</p>
        <h1 id="first">First</h1>
        <p>Words.</p>
        </main>
        </body>
        </html>

        """)
  }

  @Test func `a book names its title, authors and language`() throws {
    let folder = try ExportFolder()
    _ = try DocumentExporter().export(folder.request(try folder.write(text), .epub))
    let package = try BookArchive(try folder.read("guide.epub")).text("EPUB/package.opf")
    let start = try #require(package.range(of: "<dc:title>")).lowerBound
    let end = try #require(package.range(of: "<meta ")).lowerBound
    #expect(
      package[start..<end] == """
        <dc:title>A &amp; B</dc:title>
        <dc:creator>Ann</dc:creator>
        <dc:creator>Bob</dc:creator>
        <dc:language>pt-BR</dc:language>

        """)
  }

  @Test func `a PDF shows and names title, authors and language`() throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write(text), .pdf)
    request.fonts = []
    _ = try DocumentExporter().export(request)
    let pages = try PDFPages(try folder.read("guide.pdf"))
    #expect(pages.runs == [["A & B", "Ann, Bob", "First", "Words.", "1"]])
    #expect(try pages.objects(with: "/Lang(pt-BR)").count == 1)
    let names = "<</Title<FEFF00410020002600200042>/Author<FEFF0041006E006E002C00200042006F0062>"
    #expect(try pages.objects(with: names).count == 1)
  }

  @Test(arguments: [
    ("---\n\ntitle\n---\n", "<hr/>\n<h2 id=\"title\">title</h2>\n"),
    ("---\ntitle: x\n", "<hr/>\n<p>title: x</p>\n"),
    (" ---\ntitle: x\n---\n", "<hr/>\n<h2 id=\"title-x\">title: x</h2>\n"),
    ("---\n---\n", "<hr/>\n<hr/>\n"),
    ("---\r\ntitle: guide\r\n---\r\nx", "<h1 class=\"title\">guide</h1>\n<p>x</p>\n"),
    ("---\nauthor:\n- A\n- 'B'\n...\nx", "<p class=\"author\">A, B</p>\n<p>x</p>\n"),
    ("---\ntitle: x\n---\n# x", "<h1 id=\"x\">x</h1>\n"),
  ])
  func `only keys between two rules are no text`(text: String, body: String) throws {
    #expect(try ExportFolder.body(of: text) == body)
  }

  @Test func `lines are counted from the file's first`() throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write("---\ntitle: x\n---\n\nЖ"), .pdf)
    request.fonts = []
    #expect(
      throws: ExportError.characterNotShown(path: request.source, line: 5, character: 0x416)
    ) {
      try DocumentExporter().export(request)
    }
  }
}
