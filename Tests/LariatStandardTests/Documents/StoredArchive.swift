import Testing

/// Reads a ZIP archive without compression by its local headers, one after the other.
struct StoredArchive {
  private(set) var names: [String] = []
  private var contents: [String: [UInt8]] = [:]

  init(_ bytes: [UInt8]) throws {
    var position = 0
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[position + offset + $1]) << (8 * $1) }
    }
    while number(0, 4) == 0x0403_4B50 {
      try #require(number(8, 2) == 0, "stored")
      let start = position + 30 + number(26, 2) + number(28, 2)
      let name = String(
        decoding: bytes[position + 30..<position + 30 + number(26, 2)], as: UTF8.self)
      let end = start + number(18, 4)
      names.append(name)
      contents[name] = Array(bytes[start..<end])
      position = end
    }
    try #require(number(0, 4) == 0x0201_4B50, "the directory follows")
  }

  func text(_ name: String) -> String? {
    contents[name].map { String(decoding: $0, as: UTF8.self) }
  }
}
