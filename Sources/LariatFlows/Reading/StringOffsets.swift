/// Finds the bytes of a JSON string's source for bytes of the text that it stands for.
struct StringOffsets {
  private let content: Range<Int>
  private let source: SourceText
  /// Every escape is longer than what it stands for.
  private let hasEscapes: Bool

  init(node: JSONNode, text: String, source: SourceText) {
    content =
      (node.range.lowerBound + 1)..<max(node.range.lowerBound + 1, node.range.upperBound - 1)
    self.source = source
    hasEscapes = content.count != text.utf8.count
  }

  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let start = sourceOffset(of: range.lowerBound)
    return start..<max(start, sourceOffset(of: range.upperBound))
  }

  private func sourceOffset(of offset: Int) -> Int {
    guard hasEscapes else { return min(content.lowerBound + offset, content.upperBound) }
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
    let bytes = source.bytes
    guard bytes[position] == UInt8(ascii: "\\") else { return (1, 1) }
    guard position + 6 <= content.upperBound, bytes[position + 1] == UInt8(ascii: "u") else {
      return (2, 1)
    }
    let value = bytes[(position + 2)..<(position + 6)].reduce(0) {
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
