/// Text as HTML and XML both take it.
enum MarkupText {
  /// Appends text with what would be markup escaped. Characters that neither may hold (controls,
  /// noncharacters) become U+FFFD.
  static func append(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var start = text.startIndex
    var position = start
    while position < text.endIndex {
      let byte = text[position]
      var length = 1
      var replacement: [UInt8]?
      switch byte {
      case ASCII.ampersand: replacement = Self.ampersand
      case ASCII.less: replacement = Self.less
      case ASCII.greater: replacement = Self.greater
      case ASCII.quote: replacement = Self.quote
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: replacement = Self.forbidden
      case ASCII.carriageReturn: replacement = [ASCII.newline]
      case 0xC2, 0xEF, 0xF0...0xF4:
        length = forbiddenLength(text, position)
        if length > 0 { replacement = Self.forbidden }
        length = max(1, length)
      default: break
      }
      if let replacement {
        output += text[start..<position]
        output += replacement
        start = position + length
      }
      position += length
    }
    output += text[start..<text.endIndex]
  }

  static func append(_ text: String, to output: inout [UInt8]) {
    append(Array(text.utf8)[...], to: &output)
  }

  private static let ampersand = Array("&amp;".utf8)
  private static let less = Array("&lt;".utf8)
  private static let greater = Array("&gt;".utf8)
  private static let quote = Array("&quot;".utf8)
  private static let forbidden = Array("\u{FFFD}".utf8)

  /// How many bytes a forbidden character at `position` takes; 0 for any other.
  private static func forbiddenLength(_ text: ArraySlice<UInt8>, _ position: Int) -> Int {
    let rest = text[position...].prefix(4)
    func byte(_ index: Int) -> UInt8 {
      index < rest.count ? rest[rest.startIndex + index] : 0
    }
    switch byte(0) {
    case 0xC2:
      return byte(1) <= 0x9F ? 2 : 0
    case 0xEF:
      let isLast = byte(1) == 0xBF && byte(2) >= 0xBE
      let isReserved = byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2))
      return isLast || isReserved ? 3 : 0
    default:
      return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE ? 4 : 0
    }
  }
}
