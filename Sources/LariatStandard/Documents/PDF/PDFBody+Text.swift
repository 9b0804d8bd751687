/// Paragraphs, headings and code.
extension PDFBody {
  private static let headingSizes: [Float] = [21, 16, 13, 11.5, 10.5, 10]
  private static let headingGaps: [Double] = [26, 22, 18, 14, 12, 12]

  /// What the text does not show itself.
  mutating func writeTitle(_ head: DocumentHead) throws(ExportError) {
    let authors = head.authors.joined(separator: ", ")
    if let title = head.shownTitle {
      try setFlow(plain(title), style: .bold, size: 25, leading: 33, gray: 0.05)
      composer.gap(6)
    }
    if !authors.isEmpty {
      try setFlow(plain(authors), style: [], size: 11.5, leading: 17, gray: 0.35)
    }
    if head.shownTitle != nil || !authors.isEmpty { composer.gap(30) }
  }

  private func plain(_ text: String) -> InlineText {
    let bytes = Array(text.utf8)
    let whole = ByteRange(0, bytes.count)
    return InlineText(bytes: bytes, events: [InlineText.Event(kind: .text(whole), line: 1)])
  }

  mutating func setParagraph(_ text: InlineText) throws(ExportError) {
    try setFlow(text, style: [], size: Self.size, leading: Self.leading)
  }

  mutating func setHeading(_ text: InlineText, level: Int) throws(ExportError) {
    let rank = min(max(level, 1), 6) - 1
    let size = Self.headingSizes[rank]
    let leading = Double(size) * 1.3
    composer.gap(Self.headingGaps[rank])
    // A heading stays with the two lines that follow, as far as a page holds them.
    let lines = (Double(text.plain.count) * Double(size) * 0.6 / measure).rounded(.up)
    try composer.need(
      min(composer.height, leading * max(1, min(lines, 6)) + 8 + 2 * Self.leading))
    composer.noteHeading()
    let isEmpty = text.plain.allSatisfy(ASCII.isWhitespace)
    if isEmpty {
      if !markers.isEmpty { try place(SetLine(), leading: leading) }
      return
    }
    try setFlow(text, style: .bold, size: size, leading: leading, gray: 0.05)
    if rank == 0 {
      composer.gap(5)
      try composer.rule(x: indent, width: measure, thickness: 0.6, gray: 0.8)
      composer.gap(10)
    } else {
      composer.gap(rank < 3 ? 7 : 5)
    }
  }

  mutating func setCode(_ block: Block) throws(ExportError) {
    if !markers.isEmpty { try place(SetLine(), leading: Self.leading) }
    let size = Self.size * 0.86
    let leading = 12.6
    try composer.need(14 + 2 * leading)
    composer.openBackdrop(x: indent, width: measure, gray: 0.955)
    composer.pad(7)
    indent += 9
    var line = block.textLine
    for segment in document.segments[block.segments.indices] {
      var breaker = LineBreaker(measure: measure - 9, isPreformatted: true)
      var column = 0
      for _ in 0..<max(0, segment.indent) {
        try addCode(" ", to: &breaker, &column, size, line)
      }
      var rest = segment.bytes.indices
      while !rest.isEmpty {
        try monitor.spend(1)
        try addCode(UTF8Reader.take(document.bytes, &rest), to: &breaker, &column, size, line)
        try place(&breaker, leading: leading)
      }
      breaker.breakLine()
      try place(&breaker, leading: leading)
      line += 1
    }
    indent -= 9
    composer.pad(7)
    composer.closeBackdrop()
    gap(8)
  }

  /// Tabs go on to the next multiple of four columns.
  private func addCode(
    _ scalar: Unicode.Scalar, to breaker: inout LineBreaker, _ column: inout Int, _ size: Float,
    _ line: Int32
  ) throws(ExportError) {
    let count = scalar == "\t" ? 4 - column % 4 : 1
    column += count
    for _ in 0..<count {
      let shown: Unicode.Scalar = scalar == "\t" ? " " : scalar
      if let cell = try maker.cell(shown, .fixed, size: size, line: line) { breaker.add(cell) }
    }
  }

  private mutating func place(
    _ breaker: inout LineBreaker, leading: Double
  ) throws(ExportError) {
    if breaker.lines.isEmpty { return }
    for line in breaker.lines { try place(line, leading: leading) }
    breaker.lines.removeAll(keepingCapacity: true)
  }

  /// Sets lines so that neither the first nor the last stands alone on a page.
  private mutating func setFlow(
    _ text: InlineText, style: TypeStyle, size: Float, leading: Double, gray: Double? = nil
  ) throws(ExportError) {
    var cells = self.cells(of: text, style: style, size: size)
    var breaker = LineBreaker(measure: measure)
    var placed = 0
    while let item = try cells.next() {
      try monitor.spend(1)
      switch item {
      case .cell(let cell): breaker.add(cell)
      case .lineBreak: breaker.breakLine()
      }
      guard breaker.lines.count > 3 else { continue }
      if placed == 0 { try composer.need(2 * leading) }
      while breaker.lines.count > 3 {
        try place(breaker.lines.removeFirst(), leading: leading, gray: gray)
        placed += 1
      }
    }
    breaker.finish()
    if breaker.lines.isEmpty, placed == 0, !markers.isEmpty { breaker.lines = [SetLine()] }
    if breaker.lines.count <= 3, placed == 0 {
      try composer.need(leading * Double(breaker.lines.count))
    }
    for (index, line) in breaker.lines.enumerated() {
      if breaker.lines.count - index == 2 { try composer.need(2 * leading) }
      try place(line, leading: leading, gray: gray)
    }
  }

  /// The characters of a text, whose links are known to the composer from now on.
  mutating func cells(of text: InlineText, style: TypeStyle, size: Float) -> InlineCells {
    let cells = InlineCells(
      text, maker, style: style, size: size, outline: outline, firstLink: composer.targets.count)
    composer.targets += cells.targets
    return cells
  }
}
