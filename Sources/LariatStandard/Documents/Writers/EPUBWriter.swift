/// Writes a document as a book in EPUB 3: a cover, a title page, the chapters, and a navigation that
/// holds every heading.
struct EPUBWriter {
  let document: MarkdownDocument
  let outline: Outline
  let head: DocumentHead
  let images: ImageShelf
  /// What errors name.
  let path: String
  let monitor: ExportMonitor

  func write(to file: inout PendingFile) throws(ExportError) {
    let plan = ChapterPlan(document)
    var archive = ZipWriter(path: path, modified: head.modified, monitor: monitor)
    try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true, to: &file)
    try archive.add("META-INF/container.xml", EPUBPackage.container, to: &file)
    let style = Stylesheet.text + Stylesheet.book
    try archive.add("EPUB/style.css", Array(style.utf8), to: &file)
    try archive.add("EPUB/cover.svg", EPUBCover(head: head).markup, to: &file)
    try archive.add("EPUB/cover.xhtml", coverPage, to: &file)
    try archive.add("EPUB/title.xhtml", titlePage, to: &file)
    try archive.add("EPUB/nav.xhtml", try navigation(plan), to: &file)
    for chapter in plan.chapters.indices {
      let content = try self.chapter(chapter, plan)
      try archive.add("EPUB/\(EPUBPackage.chapter(chapter))", content, to: &file)
    }
    for image in images.images {
      try archive.add("EPUB/\(image.name)", image.bytes, isStored: true, to: &file)
    }
    // Last, as it lists the images that chapters asked for.
    let package = EPUBPackage(
      head: head, identifier: try ContentIdentifier.urn(document.bytes, monitor: monitor),
      chapters: plan.chapters.count, images: images.images)
    try archive.add("EPUB/package.opf", package.markup, to: &file)
    try archive.finish(&file)
  }

  private func href(_ heading: Int, _ plan: ChapterPlan) -> String {
    let chapter = plan.chapter(of: outline.headings[heading].block)
    return "\(EPUBPackage.chapter(chapter))#\(Self.id(heading))"
  }

  /// Numbers, as what readers take for an identifier is narrower than what headings hold.
  private static func id(_ heading: Int) -> String { "h\(heading + 1)" }

  private func chapter(_ index: Int, _ plan: ChapterPlan) throws(ExportError) -> [UInt8] {
    let blocks = plan.chapters[index]
    let references = HTMLBody.References(
      href: { target in
        switch target {
        case .heading(let heading): href(heading, plan)
        case .absolute(let reference): LinkTarget.isPortable(reference) ? reference : nil
        case .relative, .refused: nil
        }
      },
      id: Self.id, writeSource: { image, output in output += image.name.utf8 })
    var body = HTMLBody(
      document, blocks, outline: outline, references: references, images: images,
      monitor: monitor)
    let heading = blocks.first.flatMap(outline.heading(at:)).map { outline.headings[$0].text }
    body.output = page(title: heading ?? Array(head.title.utf8))
    while try body.writeNext() {}
    body.write("</body>\n</html>\n")
    monitor.reach(0.3 + 0.7 * Double(blocks.upperBound) / Double(document.blocks.count))
    return body.output
  }

  private var titlePage: [UInt8] {
    var output = page(title: Array(head.title.utf8))
    output += "<section class=\"title\" epub:type=\"titlepage\">\n<h1>".utf8
    MarkupText.append(head.title, to: &output)
    output += "</h1>\n".utf8
    for author in head.authors {
      output += "<p class=\"author\">".utf8
      MarkupText.append(author, to: &output)
      output += "</p>\n".utf8
    }
    output += "</section>\n</body>\n</html>\n".utf8
    return output
  }

  private var coverPage: [UInt8] {
    var output = page(title: Array(head.title.utf8))
    output += "<section class=\"cover\" epub:type=\"cover\">\n<img src=\"cover.svg\" alt=\"".utf8
    MarkupText.append(head.title, to: &output)
    output += "\"/>\n</section>\n</body>\n</html>\n".utf8
    return output
  }

  private func navigation(_ plan: ChapterPlan) throws(ExportError) -> [UInt8] {
    var output = page(title: Array(head.title.utf8))
    output += "<nav epub:type=\"toc\" id=\"toc\">\n<h1>Contents</h1>\n".utf8
    if outline.headings.isEmpty {
      output += "<ol>\n<li><a href=\"\(EPUBPackage.chapter(0))\">".utf8
      MarkupText.append(head.title, to: &output)
      output += "</a></li>\n</ol>\n".utf8
    } else {
      output += try ContentsList.markup(outline.headings, monitor: monitor) { href($0, plan) }
    }
    output += "</nav>\n</body>\n</html>\n".utf8
    return output
  }

  /// A page up to its body's start.
  private func page(title: [UInt8]) -> [UInt8] {
    var output = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
      lang="\(head.language)" xml:lang="\(head.language)">
      <head>
      <meta charset="utf-8"/>
      <title>
      """.utf8)
    MarkupText.append(title[...], to: &output)
    output += "</title>\n<link rel=\"stylesheet\" href=\"style.css\"/>\n</head>\n<body>\n".utf8
    return output
  }
}
