/// Walks through one line, counting columns with tab stops of four.
struct LineCursor {
  private let bytes: [UInt8]
  private(set) var position: Int
  /// Without the line ending.
  let end: Int
  private var column = 0
  /// Whether `position` is a tab of which some columns are used.
  private var isInsideTab = false
  private var textStart: Int
  private var textColumn = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    textStart = range.lowerBound
    findText()
  }

  /// Columns of white space ahead.
  var indent: Int { textColumn - column }
  /// Whether only white space is ahead.
  var isBlank: Bool { textStart >= end }
  /// Where the white space ahead ends.
  var text: Int { textStart }
  /// The first byte that is not white space; 0 at the end.
  var first: UInt8 { textStart < end ? bytes[textStart] : 0 }

  /// What is left, from the column reached.
  var rest: Segment {
    if isInsideTab {
      return Segment(bytes: ByteRange(position + 1, end), indent: Int8(4 - column % 4))
    }
    return Segment(bytes: ByteRange(position, end))
  }

  /// What is left, without white space before it.
  var trimmed: Segment { Segment(bytes: ByteRange(textStart, end)) }

  /// Moves over at most `columns` of white space.
  mutating func skipIndent(_ columns: Int) {
    var left = columns
    while left > 0, position < textStart {
      if bytes[position] != ASCII.tab {
        position += 1
        column += 1
        left -= 1
        continue
      }
      let width = 4 - column % 4
      if width > left {
        column += left
        isInsideTab = true
        return
      }
      position += 1
      column += width
      left -= width
      isInsideTab = false
    }
  }

  /// Moves to the first byte that is not white space.
  mutating func skipIndent() {
    position = textStart
    column = textColumn
    isInsideTab = false
  }

  /// Moves over `count` bytes that are no white space, which begin where the cursor is.
  mutating func skip(_ count: Int) {
    position += count
    column += count
    isInsideTab = false
    findText()
  }

  private mutating func findText() {
    textStart = position
    textColumn = column
    while textStart < end, ASCII.isBlank(bytes[textStart]) {
      textColumn += bytes[textStart] == ASCII.tab ? 4 - textColumn % 4 : 1
      textStart += 1
    }
  }
}
