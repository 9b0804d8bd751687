/// The big-endian numbers of a font's tables. Whatever lies outside the file is zero, so that no
/// broken font does more harm than to look wrong.
struct FontBytes: Sendable {
  let bytes: [UInt8]

  func byte(_ position: Int) -> Int {
    bytes.indices.contains(position) ? Int(bytes[position]) : 0
  }

  func unsigned16(_ position: Int) -> Int {
    guard position >= 0, position < bytes.count - 1 else { return 0 }
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  func signed16(_ position: Int) -> Int {
    Int(Int16(truncatingIfNeeded: unsigned16(position)))
  }

  func unsigned32(_ position: Int) -> Int {
    unsigned16(position) << 16 | unsigned16(position + 2)
  }

  /// As much of `range` as there is.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: 0..<bytes.count)]
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: Int, bytes count: Int) {
    for index in (0..<count).reversed() {
      append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }
}
