/// The escapes of RFC 3986.
enum PercentCoding {
  /// `text` as a reference's characters: what may not stand in one is escaped, what is escaped
  /// stays.
  static func encode(_ text: [UInt8]) -> String {
    var encoded: [UInt8] = []
    var hasFragment = false
    for (index, byte) in text.enumerated() {
      var isAllowed = ASCII.isAlphanumeric(byte) || allowed.contains(byte)
      if byte == UInt8(ascii: "%") {
        isAllowed = index + 2 < text.count && text[index + 1...index + 2].allSatisfy(isHexadecimal)
      } else if byte == ASCII.hash {
        isAllowed = !hasFragment
        hasFragment = true
      }
      if isAllowed {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  static func decode(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        bytes[position + 1...position + 2].allSatisfy(isHexadecimal),
        let byte = UInt8(
          String(decoding: bytes[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        position += 3
      } else {
        decoded.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let allowed = Set("-_.+!*'(),@?=;:/&$~".utf8)
}
