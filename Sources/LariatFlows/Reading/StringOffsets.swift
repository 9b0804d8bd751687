/// The text of a JSON string as bytes, and where each of them comes from in the source.
struct StringOffsets {
  /// The source itself where nothing is escaped, else the text alone.
  let bytes: [UInt8]
  /// The text within `bytes`.
  let range: Range<Int>
  private let content: Range<Int>
  private let source: [UInt8]
  private let hasEscapes: Bool

  init(_ text: String, of node: JSONNode, in source: [UInt8]) {
    let start = node.range.lowerBound + 1
    content = start..<max(start, node.range.upperBound - 1)
    self.source = source
    // Every escape is longer than what it stands for.
    hasEscapes = content.count != text.utf8.count
    bytes = hasEscapes ? Array(text.utf8) : source
    range = hasEscapes ? bytes.indices : content
  }

  /// Whether a dollar sign is in the string, which makes it worth a closer look.
  static func hasDollar(_ node: JSONNode, in source: [UInt8]) -> Bool {
    let span = source.span
    for index in node.range
    where span[index] == UInt8(ascii: "$") || span[index] == UInt8(ascii: "\\") {
      return true
    }
    return false
  }

  /// The bytes in the source for a range of `bytes`.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard hasEscapes else { return range }
    let start = sourceOffset(of: range.lowerBound)
    return start..<max(start, sourceOffset(of: range.upperBound))
  }

  private func sourceOffset(of offset: Int) -> Int {
    var position = content.lowerBound
    var decoded = 0
    while decoded < offset, position < content.upperBound {
      let (length, width) = unit(at: position)
      position += length
      decoded += width
    }
    return min(position, content.upperBound)
  }

  /// The bytes of one character or escape, and how many bytes of UTF-8 it stands for.
  private func unit(at position: Int) -> (length: Int, width: Int) {
    guard source[position] == UInt8(ascii: "\\") else { return (1, 1) }
    guard position + 6 <= content.upperBound, source[position + 1] == UInt8(ascii: "u") else {
      return (2, 1)
    }
    let value = source[(position + 2)..<(position + 6)].reduce(0) {
      $0 << 4 | Int(JSONParser.hexValue($1) ?? 0)
    }
    switch value {
    case ..<0x80: return (6, 1)
    case ..<0x800: return (6, 2)
    case 0xD800..<0xDC00: return (12, 4)
    default: return (6, 3)
    }
  }
}
