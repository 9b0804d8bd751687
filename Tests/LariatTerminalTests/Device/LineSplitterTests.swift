import LariatTerminal
import Testing

@Suite struct LineSplitterTests {
  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]),
    ("\n\n", ["", ""]),
    ("a\n\nb", ["a", "", "b"]),
    ("größe\n日本\n", ["größe", "日本"]),
  ])
  func `lines are the same however their bytes come`(text: String, lines: [String]) {
    let bytes = Array(text.utf8)
    for size in 1...max(bytes.count, 1) {
      var splitter = LineSplitter()
      for start in stride(from: 0, to: bytes.count, by: size) {
        splitter.append(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      splitter.end()
      #expect(splitter.allLines() == lines)
    }
  }

  @Test func `a line is given once it is whole`() {
    var splitter = LineSplitter()
    splitter.append(Array("one\ntw".utf8))
    #expect(splitter.allLines() == ["one"])
    splitter.append(Array("o\n".utf8))
    #expect(splitter.allLines() == ["two"])
  }

  @Test func `what is no UTF-8 is replaced`() {
    var splitter = LineSplitter()
    splitter.append([0x61, 0xFF, 0x62, 0xE2, 0x82, 0x0A, 0xC3, 0x0A])
    #expect(splitter.allLines() == ["a\u{FFFD}b\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `a line without an end does not grow past the limit`() {
    var splitter = LineSplitter()
    let part = [UInt8](repeating: 0x78, count: LineSplitter.limit / 2 + 1)
    for _ in 1...3 { splitter.append(part) }
    splitter.append(Array("\nnext\n".utf8))
    #expect(splitter.allLines().map(\.utf8.count) == [LineSplitter.limit, 4])
  }
}

extension LineSplitter {
  fileprivate mutating func allLines() -> [String] {
    var lines: [String] = []
    while let line = next() { lines.append(line) }
    return lines
  }
}
