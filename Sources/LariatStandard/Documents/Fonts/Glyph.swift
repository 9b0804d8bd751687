/// One character as a page shows it.
struct Glyph: Hashable {
  /// An index into the shelf's fonts.
  var font: Int16
  var code: UInt16
  /// Whether codes of this font take two bytes.
  var isWide = true
  /// In thousandths of the size.
  var width: Int32
  /// Whether the font is upright and the text is not.
  var isSlanted = false
  /// Whether the text is bold and the font is not.
  var isEmboldened = false
}
