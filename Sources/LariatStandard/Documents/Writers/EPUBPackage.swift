/// The files that say what a book holds (EPUB 3.3, chapters 4 and 5).
struct EPUBPackage {
  let head: DocumentHead
  let identifier: String
  let chapters: Int
  let images: [ImageShelf.Image]

  static func chapter(_ index: Int) -> String { "chapter-\(index + 1).xhtml" }

  static let container = Array(
    """
    <?xml version="1.0" encoding="utf-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles>
    <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
    </rootfiles>
    </container>

    """.utf8)

  var markup: [UInt8] {
    var output = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" \
      xml:lang="\(head.language)">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">\(identifier)</dc:identifier>
      <dc:title>
      """.utf8)
    MarkupText.append(head.title, to: &output)
    output +=
      """
      </dc:title>

      """.utf8
    for author in head.authors {
      output += "<dc:creator>".utf8
      MarkupText.append(author, to: &output)
      output += "</dc:creator>\n".utf8
    }
    output +=
      """
      <dc:language>\(head.language)</dc:language>
      <meta property="dcterms:modified">\(head.modified.iso8601)</meta>
      </metadata>
      <manifest>
      <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="style" href="style.css" media-type="text/css"/>
      <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
      <item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
      <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>

      """.utf8
    for index in 0..<chapters {
      output +=
        """
        <item id="chapter-\(index + 1)" href="\(Self.chapter(index))" \
        media-type="application/xhtml+xml"/>

        """.utf8
    }
    for (index, image) in images.enumerated() {
      output +=
        """
        <item id="image-\(index + 1)" href="\(image.name)" media-type="\(image.mediaType)"/>

        """.utf8
    }
    output +=
      """
      </manifest>
      <spine>
      <itemref idref="cover" linear="no"/>
      <itemref idref="title"/>
      <itemref idref="nav"/>

      """.utf8
    for index in 0..<chapters { output += "<itemref idref=\"chapter-\(index + 1)\"/>\n".utf8 }
    output += "</spine>\n</package>\n".utf8
    return output
  }
}
