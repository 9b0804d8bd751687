/// Addresses that stand in the text as they are, as GitHub's autolink extension takes them.
extension InlineParser {
  /// `https://example.org/a` or `www.example.org` at `position`.
  mutating func takeBareLink() {
    let rest = bytes[position..<end]
    let isName = rest.starts(with: Self.name)
    let mark = isName ? Self.name : Self.schemes.first(where: rest.starts) ?? []
    guard !mark.isEmpty, isBareStart(position),
      let next = addressEnd(position + (isName ? 0 : mark.count), isShort: !isName)
    else {
      position += 1
      return
    }
    let address = ByteRange(position, next)
    takeLink(address, to: (isName ? Array("http://".utf8) : []) + bytes[address.indices])
  }

  /// `somebody@example.org`, with its `@` at `position`.
  mutating func takeBareMail() {
    var start = position
    while start > textStart, Self.isMailName(bytes[start - 1]) { start -= 1 }
    var next = position + 1
    var dots = 0
    while next < end, ASCII.isAlphanumeric(bytes[next]) || Self.domainMarks.contains(bytes[next]) {
      if bytes[next] == ASCII.dot {
        guard next + 1 < end, ASCII.isAlphanumeric(bytes[next + 1]) else { break }
        dots += 1
      }
      next += 1
    }
    guard start < position, dots > 0, ASCII.isAlphanumeric(bytes[next - 1]) else {
      position += 1
      return
    }
    let address = ByteRange(start, next)
    position = start
    takeLink(address, to: Array("mailto:".utf8) + bytes[address.indices])
  }

  private mutating func takeLink(_ text: ByteRange, to destination: [UInt8]) {
    targets.append((store(destination), ByteRange(0, 0)))
    flushText(position)
    append(.beginLink, ByteRange(targets.count - 1, 0))
    append(.text, text)
    append(.endLink, ByteRange(0, 0))
    move(to: Int(text.end))
  }

  private func isBareStart(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return ASCII.isWhitespace(before) || Self.starts.contains(before)
  }

  /// Where an address whose host begins at `start` ends; nil where that is no host.
  private func addressEnd(_ start: Int, isShort: Bool) -> Int? {
    var next = start
    var labels: [Bool] = [false]
    while next < end, ASCII.isAlphanumeric(bytes[next]) || Self.domainMarks.contains(bytes[next]) {
      if bytes[next] == ASCII.dot { labels.append(false) }
      if bytes[next] == ASCII.underscore { labels[labels.count - 1] = true }
      next += 1
    }
    guard next > start, ASCII.isAlphanumeric(bytes[start]), isShort || labels.count > 2,
      !labels.suffix(2).contains(true)
    else { return nil }
    let isInBracket = !brackets.isEmpty
    while next < end, !ASCII.isWhitespace(bytes[next]), bytes[next] != ASCII.less,
      !isInBracket || bytes[next] != ASCII.rightBracket
    {
      next += 1
    }
    return withoutTrailing(start, next)
  }

  /// Punctuation at an address's end belongs to the sentence, and so does a parenthesis that the
  /// address does not open.
  private func withoutTrailing(_ start: Int, _ end: Int) -> Int {
    var next = end
    var open = bytes[start..<end].count { $0 == ASCII.leftParenthesis }
    open -= bytes[start..<end].count { $0 == ASCII.rightParenthesis }
    while next > start {
      let last = bytes[next - 1]
      if last == ASCII.rightParenthesis, open < 0 {
        open += 1
      } else if last == ASCII.semicolon {
        // What looks like a character reference.
        let name = bytes[start..<next - 1].lastIndex { !ASCII.isAlphanumeric($0) }
        guard let name, bytes[name] == ASCII.ampersand, name < next - 2 else { return next }
        next = name
        continue
      } else if !Self.trailing.contains(last) {
        return next
      }
      next -= 1
    }
    return next
  }

  private static func isMailName(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || domainMarks.contains(byte) || byte == ASCII.plus
  }

  private static let name = Array("www.".utf8)
  private static let schemes = ["https://", "http://", "ftp://"].map { Array($0.utf8) }
  private static let domainMarks: Set = [ASCII.dot, ASCII.hyphen, ASCII.underscore]
  private static let starts: Set = [
    ASCII.asterisk, ASCII.underscore, ASCII.tilde, ASCII.leftParenthesis,
  ]
  private static let trailing = Set("?!.,:*_~'\"".utf8)
}
