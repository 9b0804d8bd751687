import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsImageTests {
  /// One transparent pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func folder() throws -> ExportFolder {
    let folder = try ExportFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/pictures", withIntermediateDirectories: true)
    _ = try folder.write(
      [UInt8](try #require(Data(base64Encoded: Self.pixel))), as: "pictures/one a.png")
    _ = try folder.write("no image", as: "fake.png")
    return folder
  }

  private static let text = """
    ![A *red* `dot`](<pictures/one a.png> "T")
    ![again](pictures/one%20a.png) ![none](none.png) ![fake](fake.png) ![web](https://a.b/c.png)
    ![own](data:image/png;base64,AAAA) ![root](/etc/hostname)
    """

  @Test func `a page holds the images beside it`() throws {
    let folder = try folder()
    _ = try DocumentExporter().export(folder.request(try folder.write(Self.text)))
    let page = String(decoding: try folder.read("guide.html"), as: UTF8.self)
    let start = try #require(page.range(of: "<main>\n")).upperBound
    let source = "data:image/png;base64,\(Self.pixel)"
    #expect(
      page[start...].prefix { $0 != "\u{0}" } == """
        <p><img src="\(source)" title="T" alt="A red dot"/>
        <img src="\(source)" alt="again"/> \
        <span class="image" title="none.png">none</span> \
        <span class="image" title="fake.png">fake</span> \
        <span class="image" title="https://a.b/c.png">web</span>
        <span class="image" title="data:image/png;base64,AAAA">own</span> \
        <span class="image" title="/etc/hostname">root</span></p>
        </main>
        </body>
        </html>

        """)
  }

  @Test func `a book holds each image once and lists it`() throws {
    let folder = try folder()
    _ = try DocumentExporter().export(folder.request(try folder.write(Self.text), .epub))
    let archive = try BookArchive(try folder.read("guide.epub"))
    #expect(archive.names.suffix(2) == ["EPUB/image-1.png", "EPUB/package.opf"])
    #expect(try archive.bytes("EPUB/image-1.png") == (folder.read("pictures/one a.png")))
    let chapter = try archive.text("EPUB/chapter-1.xhtml")
    #expect(chapter.contains("<img src=\"image-1.png\" title=\"T\" alt=\"A red dot\"/>\n"))
    let item = "<item id=\"image-1\" href=\"image-1.png\" media-type=\"image/png\"/>\n"
    #expect(try archive.text("EPUB/package.opf").contains(item))
  }

  @Test(.enabled(if: Tool.epubcheckArchive != nil, "needs Debian's epubcheck"))
  func `epubcheck accepts a book with an image and authors`() throws {
    let folder = try folder()
    let text = "---\ntitle: A long title of a book < & >\nauthor: [A, B]\n---\n" + Self.text
    _ = try DocumentExporter().export(folder.request(try folder.write(text), .epub))
    let result = try #require(try Tool.epubcheck("\(folder.path)/guide.epub"))
    #expect(
      result.output.contains("0 fatals / 0 errors / 0 warnings / 0 infos"), "\(result.output)")
  }
}
