/// A font that holds only some glyphs of another, numbered anew.
///
/// It has the tables that PDF asks for in a font whose glyphs are called by number (ISO 32000-1,
/// 9.9): the map of characters is not among them.
struct FontSubset {
  private let font: FontFile
  /// The old number of each new one.
  private var glyphs: [Int]
  private var numbers: [Int: Int] = [:]

  /// - Parameter glyphs: the old number of each glyph that is called by its new one; the parts
  ///   that these are put together from follow.
  static func make(
    of font: FontFile, glyphs: [Int], monitor: ExportMonitor
  ) throws(ExportError) -> [UInt8] {
    var subset = FontSubset(font: font, glyphs: glyphs)
    return try subset.make(monitor: monitor)
  }

  private init(font: FontFile, glyphs: [Int]) {
    self.font = font
    self.glyphs = glyphs
    for (number, glyph) in glyphs.enumerated() { numbers[glyph] = number }
  }

  private mutating func make(monitor: ExportMonitor) throws(ExportError) -> [UInt8] {
    var outlines: [UInt8] = []
    var places: [UInt8] = []
    var number = 0
    while number < glyphs.count {
      places.append(bigEndian: outlines.count, bytes: 4)
      var outline = Array(font.outline(of: glyphs[number]))
      try monitor.spend(outline.count + 1)
      renumberParts(&outline)
      outlines += outline
      while outlines.count % 4 != 0 { outlines.append(0) }
      number += 1
    }
    places.append(bigEndian: outlines.count, bytes: 4)
    var metrics: [UInt8] = []
    for glyph in glyphs {
      metrics.append(bigEndian: font.advance(of: glyph), bytes: 2)
      metrics.append(bigEndian: font.leftBearing(of: glyph), bytes: 2)
    }
    var tables: [(tag: String, bytes: [UInt8])] = []
    for tag in ["cvt ", "fpgm", "prep"] {
      if let table = font.table(tag) { tables.append((tag, Array(table))) }
    }
    tables.append(("glyf", outlines))
    tables.append(("head", head))
    tables.append(("hhea", counted("hhea", at: 34)))
    tables.append(("hmtx", metrics))
    tables.append(("loca", places))
    tables.append(("maxp", counted("maxp", at: 4)))
    return Self.file(tables.sorted { $0.tag < $1.tag })
  }

  /// With offsets of four bytes, and the sum over the file still to come.
  private var head: [UInt8] {
    var table = Array(font.table("head") ?? [])
    if table.count >= 52 {
      table.replaceSubrange(8..<12, with: [0, 0, 0, 0])
      table.replaceSubrange(50..<52, with: [0, 1])
    }
    return table
  }

  private func counted(_ tag: String, at position: Int) -> [UInt8] {
    var table = Array(font.table(tag) ?? [])
    if table.count >= position + 2 {
      table[position] = UInt8(truncatingIfNeeded: glyphs.count >> 8)
      table[position + 1] = UInt8(truncatingIfNeeded: glyphs.count)
    }
    return table
  }

  /// Gives the parts of a glyph that is put together from others their new numbers.
  private mutating func renumberParts(_ outline: inout [UInt8]) {
    let data = FontBytes(bytes: outline)
    guard data.signed16(0) < 0 else { return }
    var position = 10
    while position + 4 <= outline.count {
      let flags = data.unsigned16(position)
      let number = number(of: data.unsigned16(position + 2))
      outline[position + 2] = UInt8(truncatingIfNeeded: number >> 8)
      outline[position + 3] = UInt8(truncatingIfNeeded: number)
      guard flags & 0x20 != 0 else { return }
      let scale = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      position += 4 + (flags & 1 != 0 ? 4 : 2) + scale
    }
  }

  private mutating func number(of glyph: Int) -> Int {
    if let number = numbers[glyph] { return number }
    guard glyphs.count < 0xFFFF else { return 0 }
    numbers[glyph] = glyphs.count
    glyphs.append(glyph)
    return glyphs.count - 1
  }

  private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var directory: [UInt8] = []
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    directory.append(bigEndian: 0x0001_0000, bytes: 4)
    for number in [tables.count, 16 << power, power, 16 * tables.count - 16 << power] {
      directory.append(bigEndian: number, bytes: 2)
    }
    var content: [UInt8] = []
    var headPlace = 0
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      if tag == "head" { headPlace = start + content.count }
      directory += tag.utf8
      directory.append(bigEndian: Int(sum(bytes)), bytes: 4)
      directory.append(bigEndian: start + content.count, bytes: 4)
      directory.append(bigEndian: bytes.count, bytes: 4)
      content += bytes
      while content.count % 4 != 0 { content.append(0) }
    }
    var file = directory + content
    var adjustment: [UInt8] = []
    adjustment.append(bigEndian: Int(0xB1B0_AFBA &- sum(file)), bytes: 4)
    if headPlace + 12 <= file.count {
      file.replaceSubrange(headPlace + 8..<headPlace + 12, with: adjustment)
    }
    return file
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum = sum &+ UInt32(byte) << UInt32(24 - 8 * (index % 4))
    }
    return sum
  }
}
