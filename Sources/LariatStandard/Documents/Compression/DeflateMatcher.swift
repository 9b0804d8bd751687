/// Finds earlier occurrences of what comes next, by chains of positions with equal hashes.
///
/// How far a chain is followed is bounded, so that time grows with the length.
struct DeflateMatcher {
  struct Match {
    var length: Int
    var distance: Int
  }

  static let shortest = 3
  static let longest = 258
  private static let window = 32_768
  private static let chain = 48
  /// From here on a match is good enough.
  private static let sufficient = 96

  private let bytes: [UInt8]
  private var heads = [Int32](repeating: -1, count: 32_768)
  private var previous: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    previous = [Int32](repeating: -1, count: min(Self.window, max(1, bytes.count)))
  }

  private func hash(_ position: Int) -> Int {
    let value =
      UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8
      | UInt32(bytes[position + 2])
    return Int((value &* 0x9E37_79B1) >> 17)
  }

  /// Makes `position` one that later matches may begin at.
  mutating func insert(_ position: Int) {
    guard position + Self.shortest <= bytes.count else { return }
    let slot = hash(position)
    previous[position % previous.count] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: position)
  }

  /// The longest match before `position`, which is not inserted yet.
  func match(at position: Int) -> Match? {
    guard position + Self.shortest <= bytes.count else { return nil }
    let limit = min(Self.longest, bytes.count - position)
    var best = Match(length: Self.shortest - 1, distance: 0)
    var candidate = Int(heads[hash(position)])
    var rest = Self.chain
    while candidate >= 0, position - candidate <= previous.count, rest > 0 {
      if best.length < limit, bytes[candidate + best.length] == bytes[position + best.length] {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[position + length] { length += 1 }
        if length > best.length {
          best = Match(length: length, distance: position - candidate)
          if length >= min(limit, Self.sufficient) { break }
        }
      }
      let next = Int(previous[candidate % previous.count])
      if next >= candidate { break }
      candidate = next
      rest -= 1
    }
    return best.distance > 0 ? best : nil
  }
}
