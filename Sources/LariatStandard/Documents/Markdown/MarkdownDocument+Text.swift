/// What leaves hold, taken apart when it is asked for.
extension MarkdownDocument {
  /// The text of a paragraph, a heading or a block of HTML.
  func inlines(of block: Block, monitor: ExportMonitor) throws(ExportError) -> InlineText {
    let text = text(of: block)
    if block.kind == .html {
      return try HTMLBlockText.parse(text, line: block.textLine, monitor: monitor)
    }
    return try InlineParser.parse(
      text, line: block.textLine, definitions: definitions, monitor: monitor)
  }

  /// The texts of a table row's cells, as many as the row has.
  func cells(of row: Block, monitor: ExportMonitor) throws(ExportError) -> [InlineText] {
    var cells: [InlineText] = []
    for segment in segments[row.segments.indices] {
      for cell in TableRow.cells(bytes, segment.bytes.indices) {
        cells.append(
          try InlineParser.parse(
            Self.withoutEscapedPipes(bytes[cell.indices]), line: row.textLine,
            definitions: definitions, monitor: monitor))
      }
    }
    return cells
  }

  func cellCount(of row: Block) -> Int {
    segments[row.segments.indices].reduce(0) {
      $0 + TableRow.cells(bytes, $1.bytes.indices).count
    }
  }

  /// A backslash before a pipe is taken off first, so that code can hold pipes too.
  private static func withoutEscapedPipes(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for byte in cell {
      if byte == ASCII.pipe, text.last == ASCII.backslash { text.removeLast() }
      text.append(byte)
    }
    return text
  }
}
