/// What begins a list's item: a bullet, or a number of at most nine digits.
struct ListMarker: Hashable {
  let style: ListStyle
  /// In bytes, which are columns.
  let length: Int
  /// Items that begin with a blank line and lists that do not count from 1 leave a paragraph whole.
  let interruptsParagraph: Bool

  init?(_ bytes: [UInt8], _ cursor: LineCursor) {
    let start = cursor.text
    var position = start
    var number: Int32?
    switch cursor.first {
    case ASCII.hyphen, ASCII.plus, ASCII.asterisk:
      break
    case 0x30...0x39:
      var value: Int32 = 0
      while position < cursor.end, ASCII.isDigit(bytes[position]), position - start < 9 {
        value = value * 10 + Int32(bytes[position] - 0x30)
        position += 1
      }
      guard position < cursor.end,
        bytes[position] == ASCII.dot
          || bytes[position] == ASCII.rightParenthesis
      else { return nil }
      number = value
    default:
      return nil
    }
    let next = position + 1
    guard next >= cursor.end || ASCII.isBlank(bytes[next]) else { return nil }
    style = ListStyle(delimiter: bytes[position], start: number)
    length = next - start
    let isBlank = bytes[next..<cursor.end].allSatisfy(ASCII.isBlank)
    interruptsParagraph = !isBlank && (number ?? 1) == 1
  }
}
