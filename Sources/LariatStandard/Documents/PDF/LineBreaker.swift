/// Fills lines with cells, each as far as it goes; holds no more than one line at a time.
struct LineBreaker {
  /// The room for a line, in points.
  let measure: Double
  /// Whether spaces count as all other characters do, and lines end only where they are full.
  let isPreformatted: Bool
  /// Complete lines, for the caller to take.
  var lines: [SetLine] = []

  /// Characters without a width of their own fill no line; this many do.
  private static let longest = 10_000

  private var cells: [TextCell] = []
  private var width = 0.0
  /// How many of `cells` may make a line; 0 where there is no place to break.
  private var breakable = 0

  init(measure: Double, isPreformatted: Bool = false) {
    self.measure = max(24, measure)
    self.isPreformatted = isPreformatted
  }

  mutating func add(_ cell: TextCell) {
    let isSpace = cell.marks.contains(.space) && !isPreformatted
    if isSpace {
      // Spaces at a line's beginning are not shown; at its end they take no room.
      // Several in a row count as one.
      if cells.last?.marks.contains(.space) ?? true { return }
      append(cell)
      breakable = cells.count
      return
    }
    if !isPreformatted, cell.marks.contains(.breakBefore) { breakable = cells.count }
    let advance = cell.advance
    if advance > 0, width + advance > measure + 0.001, !cells.isEmpty {
      if breakable > 0 { endLine(breakable) }
      if width + advance > measure + 0.001, !cells.isEmpty { endLine(cells.count) }
    }
    if cells.count >= Self.longest { endLine(cells.count) }
    append(cell)
    if !isPreformatted, cell.marks.contains(.breakAfter) { breakable = cells.count }
  }

  /// Ends the line where the text asks for it, also an empty one.
  mutating func breakLine() { endLine(cells.count) }

  /// Ends the last line.
  mutating func finish() {
    if !cells.isEmpty { endLine(cells.count) }
  }

  private mutating func append(_ cell: TextCell) {
    cells.append(cell)
    width += cell.advance
  }

  private mutating func endLine(_ count: Int) {
    var line = cells[..<count]
    if !isPreformatted {
      while let last = line.last, last.marks.contains(.space) { line.removeLast() }
    }
    lines.append(SetLine(cells: Array(line)))
    cells.removeFirst(count)
    width = cells.reduce(0) { $0 + $1.advance }
    breakable = 0
  }
}
