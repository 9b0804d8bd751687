import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsEPUBTests {
  private func export(_ text: String, in folder: ExportFolder) throws -> BookArchive {
    let source = try folder.write(text)
    _ = try DocumentExporter().export(folder.request(source, .epub, overwrite: true))
    return try BookArchive(try folder.read("guide.epub"))
  }

  @Test func `the archive begins with its type and holds each file once`() throws {
    let archive = try export(DocumentsHTMLTests.sample, in: try ExportFolder())
    #expect(
      archive.names == [
        "mimetype", "META-INF/container.xml", "EPUB/style.css", "EPUB/cover.svg",
        "EPUB/cover.xhtml", "EPUB/title.xhtml", "EPUB/nav.xhtml", "EPUB/chapter-1.xhtml",
        "EPUB/package.opf",
      ])
    #expect(try archive.text("mimetype") == "application/epub+zip")
    #expect(archive.stored == ["mimetype"])
  }

  @Test func `the package says what the book is`() throws {
    let archive = try export("# A & B\n", in: try ExportFolder())
    let package = try archive.text("EPUB/package.opf")
    #expect(
      package.replacing(/urn:uuid:[0-9a-f-]+/, with: "urn:uuid:IDENTIFIER") == """
        <?xml version="1.0" encoding="utf-8"?>
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
        xml:lang="en">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:identifier id="id">urn:uuid:IDENTIFIER</dc:identifier>
        <dc:title>A &amp; B</dc:title>
        <dc:language>en</dc:language>
        <meta property="dcterms:modified">2026-05-28T20:26:40Z</meta>
        </metadata>
        <manifest>
        <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
        <item id="style" href="style.css" media-type="text/css"/>
        <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
        <item id="cover-image" href="cover.svg" media-type="image/svg+xml" \
        properties="cover-image"/>
        <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
        <item id="chapter-1" href="chapter-1.xhtml" media-type="application/xhtml+xml"/>
        </manifest>
        <spine>
        <itemref idref="cover" linear="no"/>
        <itemref idref="title"/>
        <itemref idref="nav"/>
        <itemref idref="chapter-1"/>
        </spine>
        </package>

        """)
  }

  @Test func `the navigation holds every heading`() throws {
    let archive = try export(
      "# A\n## B\n#### C\n### D\n> ## E\n\n- # F\n  text\n\n#\n", in: try ExportFolder())
    let navigation = try archive.text("EPUB/nav.xhtml")
    let start = try #require(navigation.range(of: "<nav")).lowerBound
    #expect(
      navigation[start...] == """
        <nav epub:type="toc" id="toc">
        <h1>Contents</h1>
        <ol>
        <li><a href="chapter-1.xhtml#h1">A</a>
        <ol>
        <li><a href="chapter-1.xhtml#h2">B</a>
        <ol>
        <li><a href="chapter-1.xhtml#h3">C</a></li>
        <li><a href="chapter-1.xhtml#h4">D</a></li>
        </ol>
        </li>
        <li><a href="chapter-1.xhtml#h5">E</a></li>
        </ol>
        </li>
        <li><a href="chapter-1.xhtml#h6">F</a></li>
        <li><a href="chapter-1.xhtml#h7">Untitled</a></li>
        </ol>
        </nav>
        </body>
        </html>

        """)
  }

  @Test func `a chapter links inside the book and to what it can reach`() throws {
    let text = """
      # A
      [up](#b) [none](#c) [file](b.md) [web](https://example.org) [odd](http://a_b/)
      # B
      """
    let archive = try export(text, in: try ExportFolder())
    let chapter = try archive.text("EPUB/chapter-1.xhtml")
    let start = try #require(chapter.range(of: "<body>\n")).upperBound
    #expect(
      chapter[start...] == """
        <h1 id="h1">A</h1>
        <p><a href="chapter-1.xhtml#h2">up</a> <span class="link" title="#c">none</span> \
        <span class="link" title="b.md">file</span> <a href="https://example.org">web</a> \
        <span class="link" title="http://a_b/">odd</span></p>
        <h1 id="h2">B</h1>
        </body>
        </html>

        """)
  }

  private static let longText = (1...40).map { number in
    "# Part \(number)\n\n## Section\n\n[next](#part-\(number % 40 + 1))\n\n"
      + String(repeating: "A line of text.\n", count: 400)
  }.joined(separator: "\n")

  @Test func `a long document is parted at its headings`() throws {
    let archive = try export(Self.longText, in: try ExportFolder())
    let chapters = archive.names.filter { $0.hasPrefix("EPUB/chapter-") }
    #expect(chapters == (1...40).map { "EPUB/chapter-\($0).xhtml" })
    let last = try archive.text("EPUB/chapter-40.xhtml")
    #expect(last.contains("<title>Part 40</title>"))
    #expect(last.contains("<a href=\"chapter-1.xhtml#h1\">next</a>"))
  }

  @Test func `equal requests give equal files, other texts other identifiers`() throws {
    let folder = try ExportFolder()
    _ = try export("# A\n", in: folder)
    let first = try folder.read("guide.epub")
    _ = try export("# A\n", in: folder)
    #expect(try folder.read("guide.epub") == first)
    let other = try export("# B\n", in: folder)
    let package = try other.text("EPUB/package.opf")
    let form = /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    let identifier = try #require(package.firstMatch(of: form)).output
    #expect(try !BookArchive(first).text("EPUB/package.opf").contains(identifier))
  }

  @Test(.enabled(if: Tool.epubcheckArchive != nil, "needs Debian's epubcheck"))
  func `epubcheck finds no error and no warning`() throws {
    let folder = try ExportFolder()
    let texts = [DocumentsHTMLTests.sample, DocumentsHTMLTests.awkward, Self.longText]
    _ = try export(texts.joined(separator: "\n\n"), in: folder)
    let result = try #require(try Tool.epubcheck("\(folder.path)/guide.epub"))
    #expect(
      result.output.contains("0 fatals / 0 errors / 0 warnings / 0 infos"), "\(result.output)")
    #expect(result.status == 0)
  }
}
