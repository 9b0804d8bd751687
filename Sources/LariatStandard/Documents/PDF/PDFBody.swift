/// Sets blocks on pages, one block at a time.
struct PDFBody {
  let document: MarkdownDocument
  let outline: Outline
  let maker: CellMaker
  let monitor: ExportMonitor
  var composer: PageComposer

  /// Where the present container's text begins, from the left margin.
  var indent = 0.0
  /// Set on the line of an item's first text, with their left ends.
  var markers: [(line: SetLine, x: Double)] = []

  /// What an open block put before its content.
  private struct Opened {
    var block: Int
    var indent: Double
    var isQuote = false
    /// Of a list: the next item's number, and the room for numbers.
    var number = 0
    var room = 0.0
  }

  private var next = 1
  private var open: [Opened] = []
  private var lists = 0
  private var quotes = 0

  static let size: Float = 10
  static let leading = 15.0

  init(
    _ document: MarkdownDocument, outline: Outline, maker: CellMaker, composer: PageComposer,
    monitor: ExportMonitor
  ) {
    self.document = document
    self.outline = outline
    self.maker = maker
    self.composer = composer
    self.monitor = monitor
  }

  /// The index of the next block, by which progress is told.
  var position: Int { next }
  /// The room for text.
  var measure: Double { composer.measure - indent }
  /// Text in quotes steps back a little.
  var gray: Double { quotes > 0 ? 0.32 : 0.1 }

  /// Sets one more block; false when nothing is left.
  mutating func writeNext() throws(ExportError) -> Bool {
    try monitor.spend(1)
    while let last = open.last, Int(document.blocks[last.block].end) <= next {
      open.removeLast()
      try leave(last)
    }
    guard next < document.blocks.count else { return false }
    let index = next
    next += 1
    try enter(index)
    return true
  }

  private mutating func enter(_ index: Int) throws(ExportError) {
    let block = document.blocks[index]
    var opened = Opened(block: index, indent: indent)
    switch block.kind {
    case .document, .nothing, .row:
      break
    case .quote:
      gap(8)
      composer.openBackdrop(x: indent + 1, width: 2.5, gray: 0.78)
      quotes += 1
      opened.isQuote = true
      push(16)
    case .list(let style):
      gap(lists > 0 ? 2 : 6)
      opened.number = Int(style.start ?? 0)
      opened.room = listRoom(index, style)
      lists += 1
    case .item(let task):
      beginItem(task)
    case .paragraph:
      gap(isInTightItem ? 2 : 7)
      try setParagraph(try document.inlines(of: block, monitor: monitor))
    case .html:
      let text = try document.inlines(of: block, monitor: monitor)
      if text.events.isEmpty { break }
      gap(7)
      try setParagraph(text)
    case .heading(let level):
      try setHeading(try document.inlines(of: block, monitor: monitor), level: Int(level))
    case .code:
      gap(8)
      try setCode(block)
    case .table(let columns):
      gap(8)
      let alignments = document.tables[Int(columns)]
      var table = TableLayout(index, alignments, in: self)
      try table.set(in: &self)
      next = Int(block.end)
      return
    case .rule:
      gap(12)
      try composer.rule(x: indent, width: measure, thickness: 0.7, gray: 0.7)
      gap(12)
    }
    open.append(opened)
  }

  private mutating func leave(_ opened: Opened) throws(ExportError) {
    switch document.blocks[opened.block].kind {
    case .quote:
      quotes -= 1
      composer.closeBackdrop()
      gap(8)
    case .list:
      lists -= 1
      gap(lists > 0 ? 2 : 7)
    case .item:
      // An item without text still has its mark.
      if !markers.isEmpty { try place(SetLine(), leading: Self.leading) }
    default:
      break
    }
    indent = opened.indent
  }

  mutating func gap(_ points: Double) { composer.gap(points) }

  /// Moves the text to the right, less and less where there is little room left.
  private mutating func push(_ points: Double) {
    indent = min(indent + points, composer.measure * 0.6)
  }

  /// Places a line of the present container, with the marks that wait for one.
  mutating func place(_ line: SetLine, leading: Double, gray: Double? = nil) throws(ExportError) {
    let parts = markers + [(line, indent)]
    markers.removeAll()
    try composer.place(parts, leading: leading, gray: gray ?? self.gray)
  }

  private var isInTightItem: Bool {
    guard open.count >= 2, case .item = document.blocks[open[open.count - 1].block].kind,
      case .list(let style) = document.blocks[open[open.count - 2].block].kind
    else { return false }
    return !style.isLoose
  }

  /// For the widest number of a list.
  private func listRoom(_ index: Int, _ style: ListStyle) -> Double {
    guard let start = style.start else { return 16 }
    let last = Int(start) + document.blocks.children(of: index).count
    return Double(String(last).utf8.count) * Double(Self.size) * 0.64 + 13
  }

  private mutating func beginItem(_ task: Block.Task) {
    guard let list = open.indices.last,
      case .list(let style) = document.blocks[open[list].block].kind
    else { return }
    gap(style.isLoose ? 6 : 2)
    let label: [TextCell]
    switch (task, style.start) {
    case (.open, _): label = maker.cells("\u{2610}", [], size: Self.size + 1, fallback: "[ ]")
    case (.done, _): label = maker.cells("\u{2611}", [], size: Self.size + 1, fallback: "[x]")
    case (.none, nil):
      let mark = lists % 3 == 1 ? "\u{2022}" : lists % 3 == 2 ? "\u{2013}" : "\u{B7}"
      label = maker.cells(mark, [], size: Self.size)
    case (.none, .some):
      let delimiter = String(Unicode.Scalar(style.delimiter))
      label = maker.cells("\(open[list].number)\(delimiter)", [], size: Self.size)
      open[list].number += 1
    }
    let line = SetLine(cells: label)
    push(open[list].room)
    markers.append((line, max(0, indent - 5 - line.width)))
  }
}
