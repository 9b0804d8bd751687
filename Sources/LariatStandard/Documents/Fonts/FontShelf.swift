/// The fonts of one PDF: finds a glyph for every character, and knows in the end which were used.
final class FontShelf {
  enum Font {
    case builtIn(TypeStyle)
    case embedded(EmbeddedFont)
  }

  private(set) var fonts: [Font] = []
  private let library: FontLibrary
  /// Indices into `fonts` by path; nil for a file that cannot be used.
  private var opened: [String: Int?] = [:]
  private var files: [TypeStyle: [String]] = [:]
  /// The code of a character in a font, as those that were used have them.
  private var codes: [Key: (code: Int, width: Int)] = [:]
  private var glyphs: [Key: Glyph?] = [:]
  private let usesBuiltIn: Bool

  private struct Key: Hashable {
    var scalar: UInt32
    /// A style or a font's index.
    var place: Int
  }

  /// - Parameter paths: font files and folders; where they hold no font that can be embedded, the
  ///   built-in ones serve.
  init(_ paths: [String], monitor: ExportMonitor) throws(ExportError) {
    let library = try FontLibrary(paths, monitor: monitor)
    self.library = library
    var isUsable = false
    for path in library.files(for: []) + library.others.prefix(64) where !isUsable {
      isUsable = FontFile(path: path)?.glyph(for: 0x61) != nil
    }
    usesBuiltIn = !isUsable
  }

  /// Nil where no font has the character.
  func glyph(for scalar: UInt32, _ style: TypeStyle) -> Glyph? {
    let key = Key(scalar: scalar, place: Int(style.rawValue))
    if let known = glyphs[key] { return known }
    let glyph = usesBuiltIn ? builtIn(scalar, style) : embedded(scalar, style)
    glyphs[key] = .some(glyph)
    return glyph
  }

  private func builtIn(_ scalar: UInt32, _ style: TypeStyle) -> Glyph? {
    guard let code = BuiltInFace.code(scalar) else { return nil }
    let name = BuiltInFace.name(style)
    let index = opened[name, default: nil] ?? fonts.count
    if index == fonts.count {
      fonts.append(.builtIn(style))
      opened[name] = index
    }
    return Glyph(
      font: Int16(index), code: UInt16(code), isWide: false,
      width: Int32(BuiltInFace.width(code, style)))
  }

  private func embedded(_ scalar: UInt32, _ style: TypeStyle) -> Glyph? {
    let paths = files[style] ?? library.files(for: style)
    files[style] = paths
    for path in paths {
      if let glyph = open(path).flatMap({ use(scalar, font: $0, style) }) { return glyph }
    }
    for (index, font) in fonts.enumerated() {
      if case .embedded = font, let glyph = use(scalar, font: index, style) { return glyph }
    }
    for path in library.others where opened[path] == nil {
      // Only what is needed stays in memory.
      guard let file = FontFile(path: path), file.glyph(for: scalar) != nil else { continue }
      return add(file, path).flatMap { use(scalar, font: $0, style) }
    }
    return nil
  }

  private func open(_ path: String) -> Int? {
    if let index = opened[path] { return index }
    guard let file = FontFile(path: path) else {
      opened[path] = .some(nil)
      return nil
    }
    return add(file, path)
  }

  private func add(_ file: FontFile, _ path: String) -> Int? {
    guard fonts.count < Int(Int16.max) else { return nil }
    fonts.append(.embedded(EmbeddedFont(file, path: path)))
    opened[path] = fonts.count - 1
    return fonts.count - 1
  }

  private func use(_ scalar: UInt32, font index: Int, _ style: TypeStyle) -> Glyph? {
    guard case .embedded(var font) = fonts[index] else { return nil }
    let key = Key(scalar: scalar, place: index)
    var code = codes[key]
    if code == nil {
      fonts[index] = .builtIn([])
      code = font.use(scalar)
      fonts[index] = .embedded(font)
      codes[key] = code
    }
    guard let code else { return nil }
    return Glyph(
      font: Int16(index), code: UInt16(code.code), width: Int32(clamping: code.width),
      isSlanted: style.contains(.italic) && !font.file.isItalic,
      isEmboldened: style.contains(.bold) && !font.file.isBold)
  }
}
