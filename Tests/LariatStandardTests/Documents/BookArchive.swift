import Testing

/// Reads a ZIP archive by its local headers, one after the other.
struct BookArchive {
  private(set) var names: [String] = []
  /// Names of entries that are not compressed.
  private(set) var stored: [String] = []
  private(set) var contents: [String: [UInt8]] = [:]

  init(_ bytes: [UInt8]) throws {
    var position = 0
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[position + offset + $1]) << (8 * $1) }
    }
    while number(0, 4) == 0x0403_4B50 {
      let method = number(8, 2)
      let start = position + 30 + number(26, 2) + number(28, 2)
      let name = String(
        decoding: bytes[position + 30..<position + 30 + number(26, 2)], as: UTF8.self)
      let end = start + number(18, 4)
      names.append(name)
      switch method {
      case 0:
        stored.append(name)
        contents[name] = Array(bytes[start..<end])
      case 8: contents[name] = try Inflate.bytes(bytes[start..<end])
      default: Issue.record("method \(method)")
      }
      try #require(contents[name]?.count == number(22, 4), "\(name) has its size")
      position = end
    }
    try #require(number(0, 4) == 0x0201_4B50, "the directory follows")
  }

  func text(_ name: String) -> String? {
    contents[name].map { String(decoding: $0, as: UTF8.self) }
  }
}
