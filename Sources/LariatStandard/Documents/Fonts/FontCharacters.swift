/// The table by which a font finds the glyph of a character, in its formats 4 and 12.
struct FontCharacters {
  private let start: Int
  private let format: Int

  /// Nil where the font maps no Unicode.
  init?(_ data: FontBytes, table: Range<Int>) {
    var best = (rank: 0, start: 0, format: 0)
    for index in 0..<min(64, data.unsigned16(table.lowerBound + 2)) {
      let record = table.lowerBound + 4 + 8 * index
      let platform = data.unsigned16(record)
      let encoding = data.unsigned16(record + 2)
      let start = table.lowerBound + data.unsigned32(record + 4)
      let format = data.unsigned16(start)
      let isUnicode = platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10))
      let rank = format == 12 ? 2 : format == 4 ? 1 : 0
      if isUnicode, rank > best.rank { best = (rank, start, format) }
    }
    if best.rank == 0 { return nil }
    start = best.start
    format = best.format
  }

  /// 0 where there is none.
  func glyph(for scalar: UInt32, in data: FontBytes) -> Int {
    format == 12 ? inGroups(Int(scalar), data) : inSegments(Int(scalar), data)
  }

  private func inGroups(_ scalar: Int, _ data: FontBytes) -> Int {
    let count = min(data.unsigned32(start + 12), data.bytes.count / 12)
    let group = Self.first(count) { data.unsigned32(start + 20 + 12 * $0) >= scalar }
    let place = start + 16 + 12 * group
    let first = data.unsigned32(place)
    guard group < count, first <= scalar else { return 0 }
    return data.unsigned32(place + 8) + scalar - first
  }

  private func inSegments(_ scalar: Int, _ data: FontBytes) -> Int {
    guard scalar < 0xFFFF else { return 0 }
    let size = data.unsigned16(start + 6) & ~1
    let segment = Self.first(size / 2) { data.unsigned16(start + 14 + 2 * $0) >= scalar }
    let starts = start + 16 + size
    let first = data.unsigned16(starts + 2 * segment)
    guard segment < size / 2, first <= scalar else { return 0 }
    let delta = data.unsigned16(starts + size + 2 * segment)
    let place = starts + 2 * size + 2 * segment
    let offset = data.unsigned16(place)
    if offset == 0 { return (scalar + delta) & 0xFFFF }
    let glyph = data.unsigned16(place + offset + 2 * (scalar - first))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  /// The first index below `count` for which `isReached` is true, which it stays.
  private static func first(_ count: Int, where isReached: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
