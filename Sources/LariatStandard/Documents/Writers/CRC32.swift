/// The checksum of ZIP archives (ISO 3309, polynomial 0xEDB88320).
enum CRC32 {
  static func checksum(
    _ bytes: [UInt8], monitor: ExportMonitor
  ) throws(ExportError) -> UInt32 {
    var checksum = ~UInt32(0)
    for byte in bytes {
      try monitor.spend(1)
      checksum = table[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ (checksum >> 8)
    }
    return ~checksum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
