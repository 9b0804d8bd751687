/// The parts of links and of definitions (CommonMark 6.3 and 4.7), found in bytes.
///
/// Each function begins at `start`, looks no further than `end`, and returns what it found, as it
/// is written, with the index after it.
enum LinkScanner {
  typealias Part = (text: ByteRange, next: Int)

  /// The most bytes between the brackets of a label.
  static let labelLimit = 999

  /// `[label]`, of which `start` is the bracket.
  static func label(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Part? {
    guard start < end, bytes[start] == ASCII.leftBracket else { return nil }
    var position = start + 1
    let limit = min(end, position + labelLimit + 1)
    while position < limit {
      switch bytes[position] {
      case ASCII.backslash: position += 1
      case ASCII.leftBracket: return nil
      case ASCII.rightBracket: return (ByteRange(start + 1, position), position + 1)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// `<with spaces>` or `without`, the latter with its parentheses in pairs.
  static func destination(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Part? {
    guard start < end else { return nil }
    if bytes[start] == ASCII.less { return pointed(bytes, start, end) }
    var position = start
    var depth = 0
    scanning: while position < end {
      switch bytes[position] {
      case ASCII.backslash where position + 1 < end && ASCII.isPunctuation(bytes[position + 1]):
        position += 1
      case ASCII.leftParenthesis:
        depth += 1
        if depth > 32 { return nil }
      case ASCII.rightParenthesis:
        if depth == 0 { break scanning }
        depth -= 1
      case 0...0x20, 0x7F:
        break scanning
      default:
        break
      }
      position += 1
    }
    return depth == 0 ? (ByteRange(start, position), position) : nil
  }

  private static func pointed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Part? {
    var position = start + 1
    while position < end {
      switch bytes[position] {
      case ASCII.backslash: position += 1
      case ASCII.less, ASCII.newline: return nil
      case ASCII.greater: return (ByteRange(start + 1, position), position + 1)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// `"title"`, `'title'` or `(title)`.
  static func title(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Part? {
    guard start < end else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case ASCII.quote, ASCII.apostrophe: closing = bytes[start]
    case ASCII.leftParenthesis: closing = ASCII.rightParenthesis
    default: return nil
    }
    var position = start + 1
    while position < end {
      let byte = bytes[position]
      if byte == closing { return (ByteRange(start + 1, position), position + 1) }
      if byte == ASCII.leftParenthesis, closing == ASCII.rightParenthesis { return nil }
      position += byte == ASCII.backslash ? 2 : 1
    }
    return nil
  }

  static func skipWhitespace(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, ASCII.isWhitespace(bytes[position]) { position += 1 }
    return position
  }

  static func skipBlanks(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, ASCII.isBlank(bytes[position]) { position += 1 }
    return position
  }
}
