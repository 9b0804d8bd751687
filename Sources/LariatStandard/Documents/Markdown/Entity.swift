/// A character reference of HTML: `&amp;`, `&#35;`, `&#x23;`.
struct Entity: Hashable {
  let text: [UInt8]
  /// The index after the semicolon.
  let next: Int

  /// Nil where the ampersand at `start` begins no reference.
  init?(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var position = start + 1
    guard position < end else { return nil }
    if bytes[position] != ASCII.hash {
      // The longest name has 31 letters.
      let name = bytes[position..<min(end, position + 32)].prefix(while: ASCII.isAlphanumeric)
      guard name.endIndex < end, bytes[name.endIndex] == ASCII.semicolon,
        let text = EntityTable.named[String(decoding: name, as: UTF8.self)]
      else { return nil }
      self.text = text
      next = name.endIndex + 1
      return
    }
    position += 1
    let isHexadecimal = position < end && bytes[position] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { position += 1 }
    let digits = bytes[position..<end].prefix(isHexadecimal ? 7 : 8).prefix {
      $0 != ASCII.semicolon
    }
    guard digits.count <= (isHexadecimal ? 6 : 7), digits.endIndex < end,
      bytes[digits.endIndex] == ASCII.semicolon,
      digits.allSatisfy({ ASCII.isDigit($0) || (isHexadecimal && ASCII.isAlphanumeric($0)) }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = code == 0 ? nil : Unicode.Scalar(code)
    text = Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    next = digits.endIndex + 1
  }
}
