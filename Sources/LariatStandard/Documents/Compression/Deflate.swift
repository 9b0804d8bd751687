/// Compresses bytes (RFC 1951) with codes made for them, or the fixed ones where those are shorter.
struct Deflate {
  /// Literals, and matches as `length << 16 | distance`; both positive.
  private var tokens: [Int32] = []
  private var output = BitWriter()
  private var literalCounts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)

  /// Tokens that share their codes.
  private static let blockLength = 16_384

  static func compress(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) -> [UInt8] {
    var deflate = Deflate()
    try deflate.run(bytes, monitor: monitor)
    deflate.output.finish()
    return deflate.output.bytes
  }

  /// The same with the frame that PDF asks for (RFC 1950).
  static func zlib(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) -> [UInt8] {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let checksum = high << 16 | low
    return try [0x78, 0x9C] + compress(bytes, monitor: monitor)
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  private mutating func run(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) {
    var matcher = DeflateMatcher(bytes)
    var position = 0
    var found = matcher.match(at: 0)
    while position < bytes.count {
      try monitor.spend(1)
      let match = found
      matcher.insert(position)
      // A longer match one byte later is worth a literal.
      let following = matcher.match(at: position + 1)
      if let match, match.length >= (following?.length ?? 0) {
        add(match)
        for skipped in position + 1..<position + match.length { matcher.insert(skipped) }
        position += match.length
        found = matcher.match(at: position)
      } else {
        add(literal: bytes[position])
        position += 1
        found = following
      }
      if tokens.count >= Self.blockLength { writeBlock(isLast: false) }
    }
    writeBlock(isLast: true)
  }

  private mutating func add(literal: UInt8) {
    tokens.append(Int32(literal))
    literalCounts[Int(literal)] += 1
  }

  private mutating func add(_ match: DeflateMatcher.Match) {
    tokens.append(Int32(match.length) << 16 | Int32(match.distance))
    literalCounts[257 + DeflateTables.lengthIndex[match.length]] += 1
    distanceCounts[DeflateTables.distanceIndex(match.distance)] += 1
  }

  private mutating func writeBlock(isLast: Bool) {
    literalCounts[256] = 1
    let literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
    let header = DeflateHeader(literals: literals, distances: distances)
    let own = header.size + size(literals, distances)
    output.write(isLast ? 1 : 0, 1)
    if own < size(DeflateTables.fixedLiterals, DeflateTables.fixedDistances) {
      output.write(2, 2)
      header.write(to: &output)
      writeTokens(literals, distances)
    } else {
      output.write(1, 2)
      writeTokens(DeflateTables.fixedLiterals, DeflateTables.fixedDistances)
    }
    tokens.removeAll(keepingCapacity: true)
    literalCounts = [Int](repeating: 0, count: 286)
    distanceCounts = [Int](repeating: 0, count: 30)
  }

  /// In bits, without what the symbols have beside their codes, which is the same for all codes.
  private func size(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
    zip(literalCounts, literals.lengths).reduce(0) { $0 + $1.0 * $1.1 }
      + zip(distanceCounts, distances.lengths).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private mutating func writeTokens(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    for token in tokens {
      let length = Int(token >> 16)
      if length == 0 {
        output.write(literals.codes[Int(token)], literals.lengths[Int(token)])
        continue
      }
      let index = DeflateTables.lengthIndex[length]
      output.write(literals.codes[257 + index], literals.lengths[257 + index])
      let step = DeflateTables.lengths[index]
      output.write(length - step.base, step.extraBits)
      let distance = Int(token & 0xFFFF)
      let place = DeflateTables.distanceIndex(distance)
      output.write(distances.codes[place], distances.lengths[place])
      let reach = DeflateTables.distances[place]
      output.write(distance - reach.base, reach.extraBits)
    }
    output.write(literals.codes[256], literals.lengths[256])
  }
}
