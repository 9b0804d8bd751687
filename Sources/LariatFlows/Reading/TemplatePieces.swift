/// A text cut at its references.
struct TemplatePieces {
  enum Piece: Equatable {
    case text(String)
    /// What stands between the braces, and the bytes from the dollar sign to the closing brace.
    case reference(String, Range<Int>)
    case unclosed(Range<Int>)
  }

  private(set) var pieces: [Piece] = []
  private var literal: [UInt8] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: Array("$${".utf8)) {
        literal += Array("${".utf8)
        position += 3
      } else if rest.starts(with: Array("${".utf8)) {
        endLiteral()
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
          pieces.append(.unclosed(position..<bytes.count))
          return
        }
        let inside = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
        pieces.append(.reference(inside, position..<(end + 1)))
        position = end + 1
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    endLiteral()
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }
}
