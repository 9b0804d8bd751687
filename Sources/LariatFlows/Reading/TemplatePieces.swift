/// A text cut at its references.
struct TemplatePieces {
  enum Piece {
    case text(String)
    /// From the dollar sign to behind the closing brace.
    case reference(Range<Int>)
    case unclosed(Range<Int>)
  }

  private(set) var pieces: [Piece] = []

  /// Cuts the text that stands in `range` of `bytes`.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    var literal = ""
    var start = range.lowerBound
    var position = start
    let dollar = UInt8(ascii: "$")
    let brace = UInt8(ascii: "{")
    while position + 1 < range.upperBound {
      guard bytes[position] == dollar else {
        position += 1
        continue
      }
      if bytes[position + 1] == brace {
        literal += Self.text(bytes[start..<position])
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        let end = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
        guard let end else {
          pieces.append(.unclosed(position..<range.upperBound))
          return
        }
        pieces.append(.reference(position..<(end + 1)))
        position = end + 1
        start = position
      } else if position + 2 < range.upperBound, bytes[position + 1] == dollar,
        bytes[position + 2] == brace
      {
        literal += Self.text(bytes[start..<position]) + "${"
        position += 3
        start = position
      } else {
        position += 1
      }
    }
    literal += Self.text(bytes[start..<range.upperBound])
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }

  /// Whether the whole text is a single reference.
  static func isOneReference(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "$"),
      bytes[range.lowerBound + 1] == UInt8(ascii: "{")
    else { return false }
    return bytes[range].firstIndex(of: UInt8(ascii: "}")) == range.upperBound - 1
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
