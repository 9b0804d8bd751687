/// Sets a table: columns as wide as their content asks for, rows that stay together where a page
/// holds them, and the header again on every page.
struct TableLayout {
  private let rows: [Int]
  private let alignments: [ColumnAlignment]
  private let style: (size: Float, leading: Double) = (9.2, 13.5)
  private let room: Double
  /// Of the columns with their margins; empty where a page is too narrow for so many.
  private var widths: [Double] = []

  private static let inset = 5.0
  /// With less room than this for each column a table is set as a list of its cells.
  private static let narrowest = 34.0
  /// Rows and cells that are measured; later ones take what these need.
  private static let sample = (rows: 400, cells: 10_000, characters: 400)

  init(_ table: Int, _ alignments: [ColumnAlignment], in body: borrowing PDFBody) {
    let document = body.document
    rows = document.blocks.children(of: table)
    // Rows may have more cells than the header.
    let columns = rows.map { document.cellCount(of: document.blocks[$0]) }.max() ?? 0
    let missing = max(0, columns - alignments.count)
    self.alignments = alignments + [ColumnAlignment](repeating: .natural, count: missing)
    room = body.composer.measure - body.indent
  }

  mutating func set(in body: inout PDFBody) throws(ExportError) {
    if !body.markers.isEmpty { try body.place(SetLine(), leading: PDFBody.leading) }
    if Double(alignments.count) * Self.narrowest > room {
      try setAsList(in: &body)
    } else {
      widths = try measure(in: &body)
      try setRows(in: &body)
    }
    body.gap(10)
  }

  // MARK: Widths

  private func measure(in body: inout PDFBody) throws(ExportError) -> [Double] {
    var widest = [Double](repeating: 8, count: alignments.count)
    var longestWord = widest
    var cells = 0
    for row in rows.prefix(Self.sample.rows) where cells < Self.sample.cells {
      let block = body.document.blocks[row]
      let texts = try body.document.cells(of: block, monitor: body.monitor)
      for (column, text) in texts.prefix(alignments.count).enumerated() {
        cells += 1
        let size = try measure(text, isHeader(block), in: &body)
        widest[column] = max(widest[column], size.line)
        longestWord[column] = max(longestWord[column], size.word)
      }
    }
    return Self.share(
      room - 2 * Self.inset * Double(alignments.count), widest: widest, least: longestWord
    ).map { $0 + 2 * Self.inset }
  }

  private func measure(
    _ text: InlineText, _ isHeader: Bool, in body: inout PDFBody
  ) throws(ExportError) -> (line: Double, word: Double) {
    let targets = body.composer.targets.count
    var cells = body.cells(of: text, style: isHeader ? .bold : [], size: style.size)
    var line = 0.0
    var word = 0.0
    var longest = (line: 0.0, word: 0.0)
    var count = 0
    while count < Self.sample.characters, let item = try cells.next() {
      try body.monitor.spend(1)
      count += 1
      guard case .cell(let cell) = item else {
        line = 0
        word = 0
        continue
      }
      line += cell.advance
      let parts = !cell.marks.intersection([.space, .breakBefore]).isEmpty
      word = parts ? cell.advance : word + cell.advance
      longest = (max(longest.line, line), max(longest.word, word))
    }
    body.composer.targets.removeSubrange(targets...)
    // A little more than the sum, which rounding may reach.
    return (longest.line + 0.5, longest.word + 0.5)
  }

  /// Gives each column what it asks for, or its share of what there is.
  static func share(_ room: Double, widest: [Double], least: [Double]) -> [Double] {
    let wished = widest.reduce(0, +)
    if wished <= room { return widest }
    // Long words are broken before a column takes more than its share of the page.
    let fair = room / Double(widest.count)
    let total = least.reduce(0, +)
    let lower = total <= room ? least : least.map { min($0, fair) }
    let rest = room - lower.reduce(0, +)
    let wanted = zip(widest, lower).map { max(0, $0 - $1) }
    let sum = wanted.reduce(0, +)
    if sum <= 0 { return lower }
    return zip(lower, wanted).map { $0 + rest * $1 / sum }
  }

  // MARK: Rows

  private func isHeader(_ block: Block) -> Bool {
    if case .row(isHeader: true) = block.kind { return true }
    return false
  }

  private func setRows(in body: inout PDFBody) throws(ExportError) {
    var header: [[SetLine]] = []
    let x = body.indent
    let width = widths.reduce(0, +)
    try body.composer.need(3 * (style.leading + 8))
    for row in rows {
      let block = body.document.blocks[row]
      let cells = try lines(of: block, in: &body)
      let height = Double(cells.map(\.count).max() ?? 1) * style.leading + 8
      if isHeader(block) {
        header = cells
        try set(cells, isHeader: true, in: &body)
        try body.composer.rule(x: x, width: width, thickness: 0.8, gray: 0.55)
        continue
      }
      if body.composer.room < min(height, body.composer.height * 0.6) {
        try body.composer.need(body.composer.height)
        if !header.isEmpty, header.allSatisfy({ $0.count <= 6 }) {
          try set(header, isHeader: true, in: &body)
          try body.composer.rule(x: x, width: width, thickness: 0.8, gray: 0.55)
        }
      }
      try set(cells, isHeader: false, in: &body)
      try body.composer.rule(x: x, width: width, thickness: 0.4, gray: 0.82)
    }
  }

  /// The lines of each cell.
  private func lines(of row: Block, in body: inout PDFBody) throws(ExportError) -> [[SetLine]] {
    let header = isHeader(row)
    let texts = try body.document.cells(of: row, monitor: body.monitor)
    var cells: [[SetLine]] = []
    for (column, text) in texts.prefix(widths.count).enumerated() {
      var breaker = LineBreaker(measure: widths[column] - 2 * Self.inset)
      var content = body.cells(of: text, style: header ? .bold : [], size: style.size)
      while let item = try content.next() {
        try body.monitor.spend(1)
        switch item {
        case .cell(let cell): breaker.add(cell)
        case .lineBreak: breaker.breakLine()
        }
      }
      breaker.finish()
      cells.append(breaker.lines)
    }
    return cells
  }

  private func set(
    _ cells: [[SetLine]], isHeader: Bool, in body: inout PDFBody
  ) throws(ExportError) {
    let count = cells.map(\.count).max() ?? 0
    let height = Double(max(1, count)) * style.leading + 8
    if isHeader, height < body.composer.height / 2 {
      try body.composer.shade(
        x: body.indent, width: widths.reduce(0, +), height: height, gray: 0.95)
    }
    body.composer.pad(4)
    for index in 0..<max(1, count) {
      var parts: [(line: SetLine, x: Double)] = []
      var x = body.indent
      for (column, lines) in cells.enumerated() {
        if index < lines.count {
          parts.append((lines[index], x + Self.inset + shift(lines[index], column)))
        }
        x += widths[column]
      }
      try body.composer.place(parts, leading: style.leading, gray: body.gray)
    }
    body.composer.pad(4)
  }

  private func shift(_ line: SetLine, _ column: Int) -> Double {
    let free = max(0, widths[column] - 2 * Self.inset - line.width)
    switch alignments[column] {
    case .natural, .left: return 0
    case .center: return free / 2
    case .right: return free
    }
  }

  // MARK: Too many columns

  /// Each row as a paragraph of its cells, one under the other.
  private func setAsList(in body: inout PDFBody) throws(ExportError) {
    for row in rows {
      let block = body.document.blocks[row]
      let texts = try body.document.cells(of: block, monitor: body.monitor)
      body.gap(8)
      for text in texts.prefix(alignments.count) {
        var breaker = LineBreaker(measure: room)
        var content = body.cells(of: text, style: isHeader(block) ? .bold : [], size: style.size)
        while let item = try content.next() {
          try body.monitor.spend(1)
          switch item {
          case .cell(let cell): breaker.add(cell)
          case .lineBreak: breaker.breakLine()
          }
        }
        breaker.finish()
        for line in breaker.lines { try body.place(line, leading: style.leading) }
      }
    }
  }
}
