/// A name for a document that equal documents share: a UUID of version 8 (RFC 9562) over the
/// 128-bit FNV-1a hash of its text.
enum ContentIdentifier {
  static func urn(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) -> String {
    var digits = Substring(try digits(bytes, monitor: monitor))
    let groups = [8, 4, 4, 4, 12].map { count in
      defer { digits = digits.dropFirst(count) }
      return digits.prefix(count)
    }
    return "urn:uuid:" + groups.joined(separator: "-")
  }

  /// The UUID's 32 digits.
  static func digits(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) -> String {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in bytes {
      try monitor.spend(1)
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    hash = hash & ~(UInt128(0xF) << 76) | UInt128(8) << 76
    hash = hash & ~(UInt128(3) << 62) | UInt128(2) << 62
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - text.utf8.count) + text
  }
}
