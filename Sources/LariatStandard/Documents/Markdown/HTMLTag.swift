/// The tags of CommonMark 6.6.
enum HTMLTag {
  /// Where the opening or closing tag that begins at `start` ends; nil where none begins.
  static func end(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var scanner = HTMLTagScanner(bytes, start + 1, end)
    if scanner.take(ASCII.slash) {
      guard scanner.takeName() else { return nil }
      scanner.skipWhitespace()
      return scanner.take(ASCII.greater) ? scanner.position : nil
    }
    guard scanner.takeName() else { return nil }
    while true {
      let hasSpace = scanner.skipWhitespace()
      guard hasSpace, scanner.takeAttributeName() else { break }
      guard scanner.takeAttributeValue() else { return nil }
    }
    _ = scanner.take(ASCII.slash)
    return scanner.take(ASCII.greater) ? scanner.position : nil
  }

  /// The tag's name in lower case: `br` for `<BR/>` and for `</br>`.
  static func name(_ tag: ArraySlice<UInt8>) -> String {
    let start = tag.dropFirst(tag.dropFirst().first == ASCII.slash ? 2 : 1)
    let letters = start.prefix(32).prefix { ASCII.isAlphanumeric($0) || $0 == ASCII.hyphen }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// The value of an attribute as it is written, without its quotes.
  static func attribute(_ wanted: String, of bytes: [UInt8], _ tag: ByteRange) -> ByteRange? {
    var scanner = HTMLTagScanner(bytes, tag.indices.lowerBound + 1, tag.indices.upperBound)
    guard scanner.takeName() else { return nil }
    while scanner.skipWhitespace() {
      let nameStart = scanner.position
      guard scanner.takeAttributeName() else { return nil }
      let name = String(decoding: bytes[nameStart..<scanner.position], as: UTF8.self)
      guard scanner.takeAttributeValue() else { return nil }
      if name.lowercased() == wanted { return scanner.value }
    }
    return nil
  }
}

/// Reads the parts of a tag one after the other; each `take` moves only when it finds its part.
struct HTMLTagScanner {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  /// The value that the last attribute had.
  private(set) var value = ByteRange(0, 0)

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.end = end
    position = start
  }

  private var next: UInt8? { position < end ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  @discardableResult
  mutating func skipWhitespace() -> Bool {
    let start = position
    while let byte = next, ASCII.isWhitespace(byte) { position += 1 }
    return position > start
  }

  mutating func takeName() -> Bool {
    guard let first = next, ASCII.isLetter(first) else { return false }
    while let byte = next, ASCII.isAlphanumeric(byte) || byte == ASCII.hyphen { position += 1 }
    return true
  }

  mutating func takeAttributeName() -> Bool {
    guard let first = next,
      ASCII.isLetter(first) || first == ASCII.underscore || first == ASCII.colon
    else { return false }
    while let byte = next,
      ASCII.isAlphanumeric(byte) || byte == ASCII.underscore || byte == ASCII.colon
        || byte == ASCII.dot || byte == ASCII.hyphen
    {
      position += 1
    }
    return true
  }

  /// `= value`, or nothing at all; false for what begins as a value and is none.
  mutating func takeAttributeValue() -> Bool {
    let start = position
    value = ByteRange(0, 0)
    skipWhitespace()
    guard take(ASCII.equals) else {
      position = start
      return true
    }
    skipWhitespace()
    guard let first = next else { return false }
    if first == ASCII.quote || first == ASCII.apostrophe {
      position += 1
      let valueStart = position
      while let byte = next, byte != first { position += 1 }
      value = ByteRange(valueStart, position)
      return take(first)
    }
    let valueStart = position
    while let byte = next, !ASCII.isWhitespace(byte), !Self.forbiddenUnquoted.contains(byte) {
      position += 1
    }
    value = ByteRange(valueStart, position)
    return position > valueStart
  }

  private static let forbiddenUnquoted: Set<UInt8> = [
    ASCII.quote, ASCII.apostrophe, ASCII.equals, ASCII.less, ASCII.greater, ASCII.backtick,
  ]
}
