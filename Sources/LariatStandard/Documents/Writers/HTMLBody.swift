/// Writes blocks as elements that HTML and XHTML both take, one block at a time, into `output`,
/// which the caller empties.
struct HTMLBody {
  /// How a document refers to things, which differs between the formats.
  struct References {
    /// What a link's `href` holds; nil where the link may only be text.
    var href: (LinkTarget) -> String?
    /// The `id` of a heading, by its index in the outline.
    var id: (Int) -> String
    /// Writes where an image is found.
    var writeSource: (ImageShelf.Image, inout [UInt8]) throws(ExportError) -> Void
  }

  let document: MarkdownDocument
  let outline: Outline
  let references: References
  let images: ImageShelf
  let monitor: ExportMonitor
  var output: [UInt8] = []
  /// Links whose end is to come, and how each ends.
  var openLinks: [String] = []
  /// Whether what is written now is the alternative text of an image that is shown.
  var isInAlternative = false

  private var next: Int
  private let end: Int
  /// Blocks whose end is to come.
  private var open: [Int] = []
  private var isInTableBody = false
  /// Empty cells that may still be added to rows that are too short: enough for any real table.
  private var padding = 100_000

  /// - Parameter range: indices of whole blocks of `document`.
  init(
    _ document: MarkdownDocument, _ range: Range<Int>, outline: Outline, references: References,
    images: ImageShelf, monitor: ExportMonitor
  ) {
    self.document = document
    self.outline = outline
    self.references = references
    self.images = images
    self.monitor = monitor
    next = range.lowerBound
    end = range.upperBound
  }

  /// Writes one more block, or the ends of those that are open; false when nothing is left.
  mutating func writeNext() throws(ExportError) -> Bool {
    try monitor.spend(1)
    while let last = open.last, Int(document.blocks[last].end) <= next {
      open.removeLast()
      leave(document.blocks[last])
    }
    guard next < end else { return false }
    try enter(next)
    open.append(next)
    next += 1
    return true
  }

  /// The index of the next block, by which progress is told.
  var position: Int { next }

  mutating func write(_ markup: String) {
    output += markup.utf8
  }

  private mutating func enter(_ index: Int) throws(ExportError) {
    let block = document.blocks[index]
    switch block.kind {
    case .document, .nothing:
      break
    case .quote:
      write("<blockquote>\n")
    case .list(let style):
      let start = style.start.map { $0 == 1 ? "<ol>\n" : "<ol start=\"\($0)\">\n" }
      write(start ?? "<ul>\n")
    case .item(let task):
      write(task == .none ? "<li>" : "<li class=\"task\">")
      if task != .none { write(task == .done ? "\u{2611} " : "\u{2610} ") }
    case .paragraph:
      let isTight = isInTightItem
      if !isTight { write("<p>") }
      try writeInlines(try document.inlines(of: block, monitor: monitor))
      write(isTight ? "\n" : "</p>\n")
    case .html:
      let text = try document.inlines(of: block, monitor: monitor)
      if text.events.isEmpty { break }
      write("<p>")
      try writeInlines(text)
      write("</p>\n")
    case .heading(let level):
      let id = outline.heading(at: index).map(references.id) ?? ""
      write("<h\(level) id=\"\(id)\">")
      try writeInlines(try document.inlines(of: block, monitor: monitor))
      write("</h\(level)>\n")
    case .code(let language):
      try writeCode(block, language: TextDecoder.decode(document.bytes, language))
    case .table:
      write("<div class=\"table\"><table>\n")
      isInTableBody = false
    case .row(let isHeader):
      try writeRow(block, isHeader: isHeader)
    case .rule:
      write("<hr/>\n")
    }
  }

  private mutating func leave(_ block: Block) {
    switch block.kind {
    case .quote: write("</blockquote>\n")
    case .list(let style): write(style.start == nil ? "</ul>\n" : "</ol>\n")
    case .item: write("</li>\n")
    case .table: write(isInTableBody ? "</tbody>\n</table></div>\n" : "</table></div>\n")
    default: break
    }
  }

  private var isInTightItem: Bool {
    guard open.count >= 2, case .item = document.blocks[open[open.count - 1]].kind,
      case .list(let style) = document.blocks[open[open.count - 2]].kind
    else { return false }
    return !style.isLoose
  }

  private mutating func writeCode(_ block: Block, language: [UInt8]) throws(ExportError) {
    write("<pre><code")
    if !language.isEmpty {
      write(" class=\"language-")
      MarkupText.append(language[...], to: &output)
      write("\"")
    }
    write(">")
    for segment in document.segments[block.segments.indices] {
      try monitor.spend(segment.bytes.indices.count + 1)
      write(String(repeating: " ", count: Int(segment.indent)))
      MarkupText.append(document.bytes[segment.bytes.indices], to: &output)
      write("\n")
    }
    write("</code></pre>\n")
  }

  private mutating func writeRow(_ row: Block, isHeader: Bool) throws(ExportError) {
    guard let table = open.last, case .table(let index) = document.blocks[table].kind else {
      return
    }
    let columns = document.tables[Int(index)]
    if !isHeader, !isInTableBody {
      write("<tbody>\n")
      isInTableBody = true
    }
    write(isHeader ? "<thead>\n<tr>\n" : "<tr>\n")
    var count = 0
    for cell in try document.cells(of: row, monitor: monitor) {
      beginCell(count < columns.count ? columns[count] : .natural, isHeader: isHeader)
      try writeInlines(cell)
      write(isHeader ? "</th>\n" : "</td>\n")
      count += 1
    }
    while count < columns.count, padding > 0 {
      beginCell(columns[count], isHeader: isHeader)
      write(isHeader ? "</th>\n" : "</td>\n")
      count += 1
      padding -= 1
    }
    write(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
  }

  private mutating func beginCell(_ alignment: ColumnAlignment, isHeader: Bool) {
    write(isHeader ? "<th scope=\"col\"" : "<td")
    switch alignment {
    case .natural: break
    case .left: write(" class=\"left\"")
    case .center: write(" class=\"center\"")
    case .right: write(" class=\"right\"")
    }
    write(">")
  }
}
