/// A font with TrueType outlines, read where it lies (OpenType 1.9).
struct FontFile {
  let data: FontBytes
  private let tables: [String: Range<Int>]
  let characters: FontCharacters
  let unitsPerEm: Int
  let glyphCount: Int
  let isBold: Bool
  let isItalic: Bool
  /// In units: left, bottom, right, top of what any glyph fills.
  let box: [Int]
  let ascent: Int
  let descent: Int
  private let metricCount: Int
  private let hasLongOffsets: Bool

  /// Nil where the bytes are no such font, or one that may not be embedded.
  init?(_ bytes: [UInt8]) {
    let data = FontBytes(bytes: bytes)
    let isCollection = bytes.starts(with: Array("ttcf".utf8))
    let start = isCollection ? data.unsigned32(12) : 0
    let version = data.unsigned32(start)
    guard version == 0x0001_0000 || version == 0x7472_7565 else { return nil }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<min(256, data.unsigned16(start + 4)) {
      let record = start + 12 + 16 * index
      let tag = String(decoding: data.slice(record..<record + 4), as: UTF8.self)
      let offset = data.unsigned32(record + 8)
      let end = offset + data.unsigned32(record + 12)
      if end <= bytes.count { tables[tag] = offset..<end }
    }
    guard let head = tables["head"]?.lowerBound, let maximum = tables["maxp"]?.lowerBound,
      let horizontal = tables["hhea"]?.lowerBound, let map = tables["cmap"],
      tables["hmtx"] != nil, tables["loca"] != nil, tables["glyf"] != nil,
      (16...16_384).contains(data.unsigned16(head + 18)),
      let characters = FontCharacters(data, table: map)
    else { return nil }
    // Bit 1 alone: no embedding without the owner's leave.
    if let system = tables["OS/2"]?.lowerBound, data.unsigned16(system + 8) & 15 == 2 {
      return nil
    }
    self.data = data
    self.tables = tables
    self.characters = characters
    unitsPerEm = data.unsigned16(head + 18)
    box = (0..<4).map { data.signed16(head + 36 + 2 * $0) }
    isBold = data.unsigned16(head + 44) & 1 != 0
    isItalic = data.unsigned16(head + 44) & 2 != 0
    hasLongOffsets = data.unsigned16(head + 50) != 0
    glyphCount = data.unsigned16(maximum + 4)
    ascent = data.signed16(horizontal + 4)
    descent = data.signed16(horizontal + 6)
    metricCount = data.unsigned16(horizontal + 34)
  }

  /// The glyph of a character; nil where the font has none.
  func glyph(for scalar: UInt32) -> Int? {
    let glyph = characters.glyph(for: scalar, in: data)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// How far the pen moves, in units.
  func advance(of glyph: Int) -> Int {
    guard metricCount > 0 else { return 0 }
    return data.unsigned16(metrics + 4 * min(glyph, metricCount - 1))
  }

  func leftBearing(of glyph: Int) -> Int {
    if glyph < metricCount { return data.signed16(metrics + 4 * glyph + 2) }
    return data.signed16(metrics + 4 * metricCount + 2 * (glyph - metricCount))
  }

  /// A glyph's description in the table of outlines; empty for one that draws nothing.
  func outline(of glyph: Int) -> ArraySlice<UInt8> {
    guard glyph < glyphCount, let outlines = tables["glyf"], let places = tables["loca"]?.lowerBound
    else { return [] }
    let start =
      hasLongOffsets
      ? data.unsigned32(places + 4 * glyph) : 2 * data.unsigned16(places + 2 * glyph)
    let end =
      hasLongOffsets
      ? data.unsigned32(places + 4 * glyph + 4) : 2 * data.unsigned16(places + 2 * glyph + 2)
    guard start < end, end <= outlines.count else { return [] }
    return data.slice(outlines.lowerBound + start..<outlines.lowerBound + end)
  }

  func table(_ tag: String) -> ArraySlice<UInt8>? {
    tables[tag].map(data.slice)
  }

  /// In thousandths of the size of the type, as PDF counts.
  func thousandths(_ units: Int) -> Int {
    Int((Double(units) * 1000 / Double(unitsPerEm)).rounded())
  }

  private var metrics: Int { tables["hmtx"]?.lowerBound ?? 0 }
}
