/// Finds the glyphs of text.
struct CellMaker {
  let shelf: FontShelf
  /// What errors name.
  let path: String

  /// Nil for a character that is not shown.
  ///
  /// - Parameter line: of the source, which errors name.
  /// - Throws: `.characterNotShown` where no font has the character.
  func cell(
    _ scalar: Unicode.Scalar, _ style: TypeStyle, size: Float, line: Int32
  ) throws(ExportError) -> TextCell? {
    if BreakRule.isInvisible(scalar.value) { return nil }
    let marks = BreakRule.marks(scalar)
    guard let glyph = glyph(scalar.value, style, isSpace: marks.contains(.space)) else {
      throw .characterNotShown(path: path, line: Int(line), character: scalar.value)
    }
    return TextCell(glyph: glyph, size: size, marks: marks)
  }

  /// A text of characters that every font has, or `fallback` where this one lacks some.
  func cells(
    _ text: String, _ style: TypeStyle, size: Float, fallback: String = "?"
  ) -> [TextCell] {
    let glyphs = text.unicodeScalars.compactMap { shelf.glyph(for: $0.value, style) }
    if glyphs.count == text.unicodeScalars.count || text == fallback {
      return glyphs.map { TextCell(glyph: $0, size: size) }
    }
    return cells(fallback, style, size: size, fallback: fallback)
  }

  private func glyph(_ scalar: UInt32, _ style: TypeStyle, isSpace: Bool) -> Glyph? {
    switch scalar {
    case 0x09, 0x0A, 0x0D: return shelf.glyph(for: 0x20, style)
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFD, 0xFFFE, 0xFFFF:
      return shelf.glyph(for: 0xFFFD, style) ?? shelf.glyph(for: 0x3F, style)
    default: break
    }
    if scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar) {
      return glyph(0xFFFD, style, isSpace: false)
    }
    if let glyph = shelf.glyph(for: scalar, style) { return glyph }
    if isSpace { return shelf.glyph(for: 0x20, style) }
    return Self.likeness[scalar].flatMap { shelf.glyph(for: $0, style) }
  }

  /// Characters that look alike where fonts have only one of them.
  private static let likeness: [UInt32: UInt32] = [
    0x2007: 0x20, 0x202F: 0x20, 0x2010: 0x2D, 0x2011: 0x2D, 0x2015: 0x2014,
  ]
}
