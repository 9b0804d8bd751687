/// Writes a document as pages in PDF 1.7 (ISO 32000-1).
struct PDFWriter {
  let document: MarkdownDocument
  let outline: Outline
  let head: DocumentHead
  let request: ExportRequest
  /// What errors name.
  let path: String
  let monitor: ExportMonitor

  /// The numbers of objects that others refer to before they are written.
  private struct Numbers {
    let catalog: Int
    let pages: Int
    let resources: Int
  }

  func write(to file: inout PendingFile) throws(ExportError) {
    let shelf = try FontShelf(request.fonts, monitor: monitor)
    let maker = CellMaker(shelf: shelf, path: request.source)
    let composer = PageComposer(paper: request.paper, maker: maker, monitor: monitor)
    var body = PDFBody(
      document, outline: outline, maker: maker, composer: composer, monitor: monitor)
    var objects = PDFObjects(path: path, monitor: monitor)
    let numbers = Numbers(
      catalog: objects.reserve(), pages: objects.reserve(), resources: objects.reserve())
    try objects.begin(&file)
    var pages: [Int] = []
    try body.writeTitle(head)
    while try body.writeNext() {
      monitor.reach(0.3 + 0.6 * Double(body.position) / Double(document.blocks.count))
      try take(&body.composer, &pages, numbers, &objects, to: &file)
    }
    try body.composer.finish()
    try take(&body.composer, &pages, numbers, &objects, to: &file)
    monitor.reach(0.9)
    try finish(body.composer, shelf, pages, numbers, &objects, to: &file)
  }

  /// Writes the pages that are complete.
  private func take(
    _ composer: inout PageComposer, _ pages: inout [Int], _ numbers: Numbers,
    _ objects: inout PDFObjects, to file: inout PendingFile
  ) throws(ExportError) {
    for page in composer.pages {
      let content = objects.reserve()
      try objects.write(compressed: page.content, as: content, to: &file)
      var links = ""
      for link in page.links {
        links += annotation(link, composer.targets[Int(link.target)])
      }
      let number = objects.reserve()
      try objects.write(
        "<</Type/Page/Parent \(numbers.pages) 0 R/MediaBox\(box)"
          + "/Resources \(numbers.resources) 0 R/Contents \(content) 0 R"
          + (links.isEmpty ? "" : "/Annots[\(links)]") + ">>", as: number, to: &file)
      pages.append(number)
    }
    composer.pages.removeAll()
  }

  private var box: String {
    var output: [UInt8] = Array("[0 0 ".utf8)
    PDFText.append(request.paper.width, to: &output)
    output.append(ASCII.space)
    PDFText.append(request.paper.height, to: &output)
    return String(decoding: output, as: UTF8.self) + "]"
  }

  private func annotation(_ link: PageCanvas.Link, _ target: LinkTarget) -> String {
    var corners: [UInt8] = []
    for corner in link.box {
      PDFText.append(corner, to: &corners)
      corners.append(ASCII.space)
    }
    let frame =
      "<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect["
      + String(decoding: corners, as: UTF8.self) + "]"
    switch target {
    case .heading(let heading):
      return frame + "/Dest\(Self.name(heading))>>"
    case .absolute(let reference), .relative(let reference):
      return frame + "/A<</S/URI/URI\(PDFText.literal(reference))>>>>"
    case .refused:
      return ""
    }
  }

  /// Destinations are sorted by their names.
  private static func name(_ heading: Int) -> String {
    let digits = String(heading)
    return "(h" + String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits + ")"
  }

  private func finish(
    _ composer: PageComposer, _ shelf: FontShelf, _ pages: [Int], _ numbers: Numbers,
    _ objects: inout PDFObjects, to file: inout PendingFile
  ) throws(ExportError) {
    let fonts = try PDFFontWriter(monitor: monitor).write(shelf.fonts, &objects, to: &file)
    try objects.write("<</Font\(fonts)>>", as: numbers.resources, to: &file)
    var kids = ""
    var destinations = ""
    var places: [String] = []
    for page in pages { kids += "\(page) 0 R " }
    for (index, heading) in composer.headings.enumerated() {
      try monitor.spend(8)
      var height: [UInt8] = []
      PDFText.append(heading.y + 6, to: &height)
      let page = pages[min(heading.page, pages.count - 1)]
      let place = "[\(page) 0 R/XYZ null \(String(decoding: height, as: UTF8.self)) null]"
      places.append(place)
      destinations += Self.name(index) + place
    }
    try objects.write(
      "<</Type/Pages/Count \(pages.count)/Kids[\(kids)]>>", as: numbers.pages, to: &file)
    let bookmarks = try PDFOutlineWriter(headings: outline.headings, places: places)
      .write(&objects, to: &file)
    let names = objects.reserve()
    try objects.write("<</Names[\(destinations)]>>", as: names, to: &file)
    try objects.write(
      "<</Type/Catalog/Pages \(numbers.pages) 0 R/Lang\(PDFText.literal(head.language))"
        + "/Names<</Dests \(names) 0 R>>/ViewerPreferences<</DisplayDocTitle true>>"
        + (bookmarks.map { "/Outlines \($0) 0 R/PageMode/UseOutlines" } ?? "") + ">>",
      as: numbers.catalog, to: &file)
    let info = objects.reserve()
    let authors = head.authors.joined(separator: ", ")
    let date = PDFText.date(head.modified)
    try objects.write(
      "<</Title\(PDFText.string(head.title))"
        + (authors.isEmpty ? "" : "/Author\(PDFText.string(authors))")
        + "/Producer(Lariat)/CreationDate\(date)/ModDate\(date)>>", as: info, to: &file)
    let identifier = try ContentIdentifier.digits(document.bytes, monitor: monitor)
    try objects.finish(root: numbers.catalog, info: info, identifier: identifier, &file)
  }
}
