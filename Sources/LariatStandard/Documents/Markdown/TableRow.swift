/// One line of a table.
enum TableRow {
  /// The cells without the white space around them; a pipe after a backslash parts no cells.
  static func cells(_ bytes: [UInt8], _ line: Range<Int>) -> [ByteRange] {
    var end = line.upperBound
    while end > line.lowerBound, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    var start = line.lowerBound
    while start < end, ASCII.isBlank(bytes[start]) { start += 1 }
    if start < end, bytes[start] == ASCII.pipe { start += 1 }

    var cells: [ByteRange] = []
    var position = start
    while position < end {
      if bytes[position] == ASCII.backslash {
        position += 2
        continue
      }
      if bytes[position] == ASCII.pipe {
        cells.append(trimmed(bytes, start, position))
        start = position + 1
      }
      position += 1
    }
    if start < end { cells.append(trimmed(bytes, start, end)) }
    return cells
  }

  /// The columns if the line is a delimiter row such as `| :-- | --: |`, else nil.
  static func alignments(_ bytes: [UInt8], _ line: Range<Int>) -> [ColumnAlignment]? {
    guard bytes[line].contains(ASCII.pipe) else { return nil }
    var columns: [ColumnAlignment] = []
    for cell in cells(bytes, line) {
      guard let column = alignment(bytes[cell.indices]) else { return nil }
      columns.append(column)
    }
    return columns.isEmpty ? nil : columns
  }

  private static func alignment(_ cell: ArraySlice<UInt8>) -> ColumnAlignment? {
    var dashes = cell
    let isLeft = dashes.first == ASCII.colon
    if isLeft { dashes = dashes.dropFirst() }
    let isRight = dashes.last == ASCII.colon
    if isRight { dashes = dashes.dropLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == ASCII.hyphen }) else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return .natural
    }
  }

  private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    while start < end, ASCII.isBlank(bytes[start]) { start += 1 }
    while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    return ByteRange(start, end)
  }
}
