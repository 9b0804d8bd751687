/// Makes lines of bytes that come in any pieces.
public nonisolated struct LineSplitter: Sendable, Hashable {
  private var lines: [String] = []
  private var start: [UInt8] = []

  /// What a line has past this many bytes is dropped.
  public static let limit = 1 << 20

  public init() {}

  public mutating func append(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { finish() }
      start += part.prefix(Self.limit - start.count)
    }
  }

  /// No more bytes come: what there is of a last line is one.
  public mutating func end() {
    if !start.isEmpty { finish() }
  }

  /// Takes the next whole line, without its end (`\n` or `\r\n`). What is no UTF-8 is U+FFFD.
  public mutating func next() -> String? {
    lines.isEmpty ? nil : lines.removeFirst()
  }

  private mutating func finish() {
    if start.last == UInt8(ascii: "\r") { start.removeLast() }
    lines.append(String(decoding: start, as: UTF8.self))
    start = []
  }
}
