/// Reads UTF-8 scalar by scalar.
enum UTF8Reader {
  /// The first scalar of `range`, which is taken off it; U+FFFD where the bytes are none.
  static func take(_ bytes: [UInt8], _ range: inout Range<Int>) -> Unicode.Scalar {
    let first = bytes[range.lowerBound]
    if first < 0x80 {
      range = range.lowerBound + 1..<range.upperBound
      return Unicode.Scalar(first)
    }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    let end = min(range.upperBound, range.lowerBound + length)
    var value = UInt32(first) & (length == 1 ? 0 : 0x7F >> UInt32(length))
    for byte in bytes[range.lowerBound + 1..<end] { value = value << 6 | UInt32(byte & 0x3F) }
    let isWhole = length > 1 && end == range.lowerBound + length
    range = end..<range.upperBound
    return isWhole ? Unicode.Scalar(value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
