/// The codes that stand for lengths and distances (RFC 1951, 3.2.5).
enum DeflateTables {
  struct Step {
    let base: Int
    let extraBits: Int
  }

  /// For the symbols 257 to 285.
  static let lengths: [Step] = {
    var steps: [Step] = []
    var base = 3
    for index in 0..<28 {
      let bits = index < 8 ? 0 : index / 4 - 1
      steps.append(Step(base: base, extraBits: bits))
      base += 1 << bits
    }
    return steps + [Step(base: 258, extraBits: 0)]
  }()

  static let distances: [Step] = {
    var steps: [Step] = []
    var base = 1
    for index in 0..<30 {
      let bits = index < 4 ? 0 : index / 2 - 1
      steps.append(Step(base: base, extraBits: bits))
      base += 1 << bits
    }
    return steps
  }()

  /// The index into `lengths` for each length from 0 to 258.
  static let lengthIndex: [Int] = (0...258).map { length in
    lengths.lastIndex { $0.base <= length } ?? 0
  }

  /// The index into `distances`.
  static func distanceIndex(_ distance: Int) -> Int {
    if distance <= 4 { return distance - 1 }
    let bits = Int.bitWidth - (distance - 1).leadingZeroBitCount - 2
    return 2 * bits + 2 + (((distance - 1) >> bits) & 1)
  }

  static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 30))

  /// The order in which the lengths of the code for code lengths are written.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
