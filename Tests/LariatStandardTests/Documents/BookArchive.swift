import Testing

/// Reads a ZIP archive by its local headers, one after the other.
struct BookArchive {
  private struct Entry {
    var isCompressed: Bool
    var bytes: ArraySlice<UInt8>
    var size: Int
  }

  private(set) var names: [String] = []
  private var entries: [String: Entry] = [:]

  init(_ bytes: [UInt8]) throws {
    var position = 0
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[position + offset + $1]) << (8 * $1) }
    }
    while number(0, 4) == 0x0403_4B50 {
      let method = number(8, 2)
      try #require(method == 0 || method == 8)
      let start = position + 30 + number(26, 2) + number(28, 2)
      let name = String(
        decoding: bytes[position + 30..<position + 30 + number(26, 2)], as: UTF8.self)
      let end = start + number(18, 4)
      names.append(name)
      entries[name] = Entry(
        isCompressed: method == 8, bytes: bytes[start..<end], size: number(22, 4))
      position = end
    }
    try #require(number(0, 4) == 0x0201_4B50, "the directory follows")
  }

  /// Names of entries that are not compressed.
  var stored: [String] { names.filter { entries[$0]?.isCompressed == false } }

  func bytes(_ name: String) throws -> [UInt8] {
    let entry = try #require(entries[name])
    let bytes = entry.isCompressed ? try Inflate.bytes(entry.bytes) : Array(entry.bytes)
    try #require(bytes.count == entry.size, "\(name) has its size")
    return bytes
  }

  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
