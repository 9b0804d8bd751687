extension JSONParser {
  /// Reads a string from its opening quotation mark on.
  mutating func string() -> String {
    let start = position
    position += 1
    position = endOfPlainText
    if skip(UInt8(ascii: "\"")) {
      let content = (start + 1)..<(position - 1)
      return text(content)
    }
    return stringWithEscapes(from: start)
  }

  /// Where the next quotation mark, backslash or control character stands.
  private var endOfPlainText: Int {
    let span = bytes.span
    var end = position
    while end < span.count {
      let byte = span[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  private mutating func stringWithEscapes(from start: Int) -> String {
    var text = ""
    var pieceStart = start + 1
    while true {
      if pieceStart < position {
        let piece = pieceStart..<position
        text += self.text(piece)
      }
      guard let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        _ = getLost(
          "a string is not closed on its line", remedy: "line breaks are written as \\n",
          related: [
            Finding.Related(place: source.place(of: start..<(start + 1)), note: "it begins here")
          ])
        return text
      }
      if skip(UInt8(ascii: "\"")) { return text }
      if byte == UInt8(ascii: "\\") {
        text.unicodeScalars.append(escape())
      } else {
        report(
          .jsonSyntax, unexpectedRange, "a control character stands in a string",
          remedy: "write it as \(unexpectedText.dropFirst().dropLast())")
        position += 1
      }
      pieceStart = position
      position = endOfPlainText
    }
  }

  /// Reads an escape from its backslash on (RFC 8259, section 7).
  private mutating func escape() -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = peek() else { return "\u{FFFD}" }
    let simple: Unicode.Scalar? =
      switch letter {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let simple {
      position += 1
      return simple
    }
    guard letter == UInt8(ascii: "u") else {
      let end = letter < 0x20 ? position : unexpectedRange.upperBound
      report(
        .jsonSyntax, start..<end, "no escape is written \\\(Self.shown(bytes[position..<end]))",
        remedy: "a backslash itself is written as \\\\")
      position = end
      return "\u{FFFD}"
    }
    position += 1
    return unicodeEscape(from: start)
  }

  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar {
    guard let unit = hexDigits() else {
      report(.jsonSyntax, start..<position, "\\u needs four hexadecimal digits")
      return "\u{FFFD}"
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = position
    if UTF16.isLeadSurrogate(unit), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
      let second = hexDigits(), UTF16.isTrailSurrogate(second)
    {
      return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    }
    position = afterFirst
    report(
      .loneSurrogate, start..<position, "half of a surrogate pair stands alone",
      remedy: "write the character itself")
    return "\u{FFFD}"
  }

  private mutating func hexDigits() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Self.hexValue(byte) else { return nil }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The text of some bytes, checked to be UTF-8.
  private mutating func text(_ range: Range<Int>) -> String {
    if let text = try? UTF8Span(validating: bytes.span.extracting(range)) {
      return String(copying: text)
    }
    return repaired(range)
  }

  /// Reports bytes that are no UTF-8 and puts U+FFFD in their place.
  private mutating func repaired(_ range: Range<Int>) -> String {
    var end = range.lowerBound
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      end += UTF8.width(scalar)
    }
    let bad = end..<min(end + 1, range.upperBound)
    report(.notUTF8, bad, "a byte is not UTF-8", remedy: "save the file as UTF-8")
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
