/// Writes a document as one page of HTML that needs no other file.
struct HTMLWriter {
  let document: MarkdownDocument
  let outline: Outline
  let head: DocumentHead
  let images: ImageShelf
  let monitor: ExportMonitor

  func write(to file: inout PendingFile) throws(ExportError) {
    let headings = outline.headings
    let references = HTMLBody.References(
      href: { target in
        switch target {
        case .heading(let index): PercentCoding.encode(Array("#\(headings[index].slug)".utf8))
        case .absolute(let reference), .relative(let reference): reference
        case .refused: nil
        }
      },
      id: { headings[$0].slug },
      writeSource: { [monitor] image, output throws(ExportError) in
        output += "data:\(image.mediaType);base64,".utf8
        try Base64.append(image.bytes, to: &output, monitor: monitor)
      })
    var body = HTMLBody(
      document, 1..<document.blocks.count, outline: outline, references: references, images: images,
      monitor: monitor)
    try writeStart(&body)
    while try body.writeNext() {
      if body.output.count < 32_768 { continue }
      try file.write(body.output)
      body.output.removeAll(keepingCapacity: true)
      monitor.reach(0.3 + 0.7 * Double(body.position) / Double(document.blocks.count))
    }
    body.write("</main>\n</body>\n</html>\n")
    try file.write(body.output)
  }

  private func writeStart(_ body: inout HTMLBody) throws(ExportError) {
    body.write(
      """
      <!DOCTYPE html>
      <html lang="\(head.language)">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="dcterms.modified" content="\(head.modified.iso8601)"/>
      <title>
      """)
    MarkupText.append(head.title, to: &body.output)
    body.write("</title>\n")
    for author in head.authors {
      body.write("<meta name=\"author\" content=\"")
      MarkupText.append(author, to: &body.output)
      body.write("\"/>\n")
    }
    body.write("<style>\n\(Stylesheet.text)\(Stylesheet.page)</style>\n</head>\n<body>\n")
    if outline.headings.count > 1 {
      body.write("<nav aria-label=\"Contents\">\n<details>\n<summary>Contents</summary>\n")
      body.output += try ContentsList.markup(outline.headings, monitor: monitor) { index in
        PercentCoding.encode(Array("#\(outline.headings[index].slug)".utf8))
      }
      body.write("</details>\n</nav>\n")
    }
    body.write("<main>\n")
    if let title = head.shownTitle {
      body.write("<h1 class=\"title\">")
      MarkupText.append(title, to: &body.output)
      body.write("</h1>\n")
    }
    if !head.authors.isEmpty {
      body.write("<p class=\"author\">")
      MarkupText.append(head.authors.joined(separator: ", "), to: &body.output)
      body.write("</p>\n")
    }
  }
}
