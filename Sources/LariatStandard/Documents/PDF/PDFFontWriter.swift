/// Writes the fonts that pages used (ISO 32000-1, 9.6 to 9.10).
struct PDFFontWriter {
  let monitor: ExportMonitor

  /// Returns the dictionary that the pages' resources hold.
  func write(
    _ fonts: [FontShelf.Font], _ objects: inout PDFObjects, to file: inout PendingFile
  ) throws(ExportError) -> String {
    var entries = ""
    for (index, font) in fonts.enumerated() {
      switch font {
      case .builtIn(let style):
        let number = objects.reserve()
        try objects.write(
          "<</Type/Font/Subtype/Type1/BaseFont/\(BuiltInFace.name(style))"
            + "/Encoding/WinAnsiEncoding>>", as: number, to: &file)
        entries += "/F\(index) \(number) 0 R"
      case .embedded(let font):
        if font.glyphs.count == 1 { continue }
        let number = try write(font, index, &objects, to: &file)
        entries += "/F\(index) \(number) 0 R"
      }
    }
    return "<<\(entries)>>"
  }

  private func write(
    _ font: EmbeddedFont, _ index: Int, _ objects: inout PDFObjects, to file: inout PendingFile
  ) throws(ExportError) -> Int {
    let name = "\(Self.tag(index))+\(font.name)"
    let program = objects.reserve()
    let subset = try FontSubset.make(of: font.file, glyphs: font.glyphs, monitor: monitor)
    try objects.write(stream: subset, entries: "/Length1 \(subset.count)", as: program, to: &file)
    let descriptor = objects.reserve()
    let box = font.file.box.map { String(font.file.thousandths($0)) }.joined(separator: " ")
    let ascent = font.file.thousandths(font.file.ascent)
    try objects.write(
      "<</Type/FontDescriptor/FontName/\(name)/Flags 4/FontBBox[\(box)]"
        + "/ItalicAngle \(font.file.isItalic ? -12 : 0)/Ascent \(ascent)"
        + "/Descent \(font.file.thousandths(font.file.descent))/CapHeight \(ascent * 3 / 4)"
        + "/StemV \(font.file.isBold ? 140 : 80)/FontFile2 \(program) 0 R>>",
      as: descriptor, to: &file)
    let descendant = objects.reserve()
    let widths = font.widths.map(String.init).joined(separator: " ")
    try objects.write(
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/\(name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        + "/FontDescriptor \(descriptor) 0 R/CIDToGIDMap/Identity/DW 0/W[0[\(widths)]]>>",
      as: descendant, to: &file)
    let map = objects.reserve()
    try objects.write(stream: unicodeMap(font.characters), as: map, to: &file)
    let number = objects.reserve()
    try objects.write(
      "<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H"
        + "/DescendantFonts[\(descendant) 0 R]/ToUnicode \(map) 0 R>>", as: number, to: &file)
    return number
  }

  /// Six letters that mark a font of which not all is there.
  private static func tag(_ index: Int) -> String {
    var rest = index
    var letters: [UInt8] = []
    for _ in 0..<6 {
      letters.append(0x41 + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// Which characters the codes stand for, so that text can be searched and copied.
  private func unicodeMap(_ characters: [UInt32]) -> [UInt8] {
    var output = Array(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def
      /CMapName/Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000><FFFF>
      endcodespacerange

      """.utf8)
    // At most 100 entries may stand together.
    for start in stride(from: 0, to: characters.count, by: 100) {
      let end = min(characters.count, start + 100)
      output += "\(end - start) beginbfchar\n".utf8
      for code in start..<end {
        output.append(ASCII.less)
        PDFText.appendHexadecimal(UInt16(truncatingIfNeeded: code), to: &output)
        output += "><".utf8
        let scalar = Unicode.Scalar(characters[code]) ?? "\u{FFFD}"
        for unit in String(Character(scalar)).utf16 {
          PDFText.appendHexadecimal(unit, to: &output)
        }
        output += ">\n".utf8
      }
      output += "endbfchar\n".utf8
    }
    output += "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n".utf8
    return output
  }
}
