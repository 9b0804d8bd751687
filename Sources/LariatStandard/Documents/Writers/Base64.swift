/// Bytes as text (RFC 4648, chapter 4).
enum Base64 {
  static func append(
    _ bytes: [UInt8], to output: inout [UInt8], monitor: ExportMonitor
  ) throws(ExportError) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      try monitor.spend(1)
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      value <<= UInt32(8 * (3 - group.count))
      for index in 0..<4 {
        let digit = Int(value >> UInt32(18 - 6 * index)) & 63
        output.append(index <= group.count ? digits[digit] : ASCII.equals)
      }
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
