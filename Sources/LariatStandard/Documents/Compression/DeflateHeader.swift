/// How a block tells the codes that it uses (RFC 1951, 3.2.7).
struct DeflateHeader {
  private let literalCount: Int
  private let distanceCount: Int
  /// Lengths of codes, and repetitions with how often.
  private var symbols: [(symbol: Int, extra: Int)] = []
  private let code: HuffmanCode
  private let codeCount: Int

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths =
      Array(literals.lengths[..<literalCount]) + Array(distances.lengths[..<distanceCount])
    symbols = Self.runs(lengths)
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    self.code = code
    codeCount = max(
      4, (DeflateTables.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// In bits.
  var size: Int {
    14 + 3 * codeCount
      + symbols.reduce(0) { $0 + code.lengths[$1.symbol] + Self.extraBits($1.symbol) }
  }

  func write(to output: inout BitWriter) {
    output.write(literalCount - 257, 5)
    output.write(distanceCount - 1, 5)
    output.write(codeCount - 4, 4)
    for symbol in DeflateTables.codeLengthOrder[..<codeCount] {
      output.write(code.lengths[symbol], 3)
    }
    for (symbol, extra) in symbols {
      output.write(code.codes[symbol], code.lengths[symbol])
      output.write(extra, Self.extraBits(symbol))
    }
  }

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  private static func runs(_ lengths: [Int]) -> [(symbol: Int, extra: Int)] {
    var symbols: [(symbol: Int, extra: Int)] = []
    var position = 0
    while position < lengths.count {
      let length = lengths[position]
      var run = 1
      while position + run < lengths.count, lengths[position + run] == length { run += 1 }
      position += run
      if length > 0 {
        symbols.append((length, 0))
        run -= 1
      }
      while run >= 3 {
        let taken = min(run, length > 0 ? 6 : 138)
        if length > 0 {
          symbols.append((16, taken - 3))
        } else {
          symbols.append(taken > 10 ? (18, taken - 11) : (17, taken - 3))
        }
        run -= taken
      }
      for _ in 0..<run { symbols.append((length, 0)) }
    }
    return symbols
  }
}
