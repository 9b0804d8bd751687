/// Writes a ZIP archive (APPNOTE 6.3, without its 64-bit forms).
struct ZipWriter {
  private struct Entry {
    let name: [UInt8]
    let checksum: UInt32
    let size: UInt32
    let compressedSize: UInt32
    let offset: UInt32
  }

  private let path: String
  private let monitor: ExportMonitor
  private let time: UInt16
  private let date: UInt16
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - path: what errors name.
  ///   - modified: the date of every entry; ZIP knows the years 1980 to 2107.
  init(path: String, modified: ExportDate, monitor: ExportMonitor) {
    self.path = path
    self.monitor = monitor
    let (year, month, day) = modified.date
    let second = modified.timeOfDay
    time = UInt16(second / 3600 << 11 | second / 60 % 60 << 5 | second % 60 / 2)
    date = UInt16(min(max(year - 1980, 0), 127) << 9 | month << 5 | day)
  }

  /// - Parameter isStored: for what may not be compressed, or is already.
  mutating func add(
    _ name: String, _ content: [UInt8], isStored: Bool = false, to file: inout PendingFile
  ) throws(ExportError) {
    let compressed = isStored ? content : try Deflate.compress(content, monitor: monitor)
    let written = compressed.count < content.count ? compressed : content
    guard let size = UInt32(exactly: content.count), let offset = UInt32(exactly: file.count),
      entries.count < Int(UInt16.max) - 1
    else { throw .outputTooLarge(path: path) }
    let entry = Entry(
      name: Array(name.utf8), checksum: try CRC32.checksum(content, monitor: monitor),
      size: size, compressedSize: UInt32(written.count), offset: offset)
    entries.append(entry)
    var header: [UInt8] = []
    header.append(littleEndian: UInt32(0x0403_4B50))
    appendCommon(entry, to: &header)
    header += entry.name
    try file.write(header)
    try file.write(written)
  }

  /// Writes the directory, which ends the archive.
  func finish(_ file: inout PendingFile) throws(ExportError) {
    var directory: [UInt8] = []
    for entry in entries {
      directory.append(littleEndian: UInt32(0x0201_4B50))
      directory.append(littleEndian: UInt16(20))
      appendCommon(entry, to: &directory)
      // No comment, first disk, no attributes.
      directory += [UInt8](repeating: 0, count: 10)
      directory.append(littleEndian: entry.offset)
      directory += entry.name
    }
    guard let offset = UInt32(exactly: file.count), let size = UInt32(exactly: directory.count)
    else { throw .outputTooLarge(path: path) }
    let count = UInt16(entries.count)
    directory.append(littleEndian: UInt32(0x0605_4B50))
    directory.append(littleEndian: UInt32(0))
    directory.append(littleEndian: count)
    directory.append(littleEndian: count)
    directory.append(littleEndian: size)
    directory.append(littleEndian: offset)
    directory.append(littleEndian: UInt16(0))
    try file.write(directory)
  }

  /// The fields that a local header and the directory share, from the version needed to the length
  /// of the extra field.
  private func appendCommon(_ entry: Entry, to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt16(20))
    // Names are UTF-8.
    bytes.append(littleEndian: UInt16(0x0800))
    bytes.append(littleEndian: UInt16(entry.size == entry.compressedSize ? 0 : 8))
    bytes.append(littleEndian: time)
    bytes.append(littleEndian: date)
    bytes.append(littleEndian: entry.checksum)
    bytes.append(littleEndian: entry.compressedSize)
    bytes.append(littleEndian: entry.size)
    bytes.append(littleEndian: UInt16(entry.name.count))
    bytes.append(littleEndian: UInt16(0))
  }
}

extension [UInt8] {
  mutating func append(littleEndian number: some FixedWidthInteger) {
    var rest = number
    for _ in 0..<number.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
