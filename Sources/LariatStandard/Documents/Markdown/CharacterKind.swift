/// What a character means for the emphasis beside it. The text's ends count as white space.
enum CharacterKind {
  case whitespace
  case punctuation
  case other

  init(before position: Int, in bytes: [UInt8]) {
    guard position > 0 else {
      self = .whitespace
      return
    }
    var start = position - 1
    while start > 0, position - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    self.init(bytes[start..<position])
  }

  init(after position: Int, in bytes: [UInt8], end: Int) {
    guard position < end else {
      self = .whitespace
      return
    }
    var next = position + 1
    while next < end, next - position < 4, bytes[next] & 0xC0 == 0x80 { next += 1 }
    self.init(bytes[position..<next])
  }

  private init(_ character: ArraySlice<UInt8>) {
    if let byte = character.first, byte < 0x80 {
      self =
        ASCII.isWhitespace(byte)
        ? .whitespace
        : ASCII.isPunctuation(byte) ? .punctuation : .other
      return
    }
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first
    switch scalar?.properties.generalCategory {
    case nil, .spaceSeparator:
      self = .whitespace
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .punctuation
    default:
      self = .other
    }
  }
}
