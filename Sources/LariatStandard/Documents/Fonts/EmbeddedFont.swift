/// A font whose glyphs go into a file as they are used.
///
/// Every character has a number of its own, also where two share a glyph, so that text can be
/// copied as it was written. Number 0 is the glyph for what the font lacks.
struct EmbeddedFont {
  let file: FontFile
  /// Of the file, without what a PDF name cannot hold.
  let name: String
  private(set) var glyphs = [0]
  private(set) var characters: [UInt32] = [0xFFFD]
  private(set) var widths: [Int]

  init(_ file: FontFile, path: String) {
    self.file = file
    let stem = FilePath.stem(path).utf8.filter { ASCII.isAlphanumeric($0) || $0 == ASCII.hyphen }
    name = String(decoding: stem.prefix(60), as: UTF8.self)
    widths = [file.thousandths(file.advance(of: 0))]
  }

  /// The number of a character that is used from now on; nil where the font lacks it.
  mutating func use(_ scalar: UInt32) -> (code: Int, width: Int)? {
    guard let glyph = file.glyph(for: scalar), glyphs.count < 0xFFFF else { return nil }
    let width = file.thousandths(file.advance(of: glyph))
    glyphs.append(glyph)
    characters.append(scalar)
    widths.append(width)
    return (glyphs.count - 1, width)
  }
}
