/// A prefix code over the symbols 0, 1, 2 and so on, in the canonical order of RFC 1951, 3.2.2.
struct HuffmanCode {
  /// Bits of each symbol; 0 for one that does not occur.
  let lengths: [Int]
  /// The bits of each symbol in the order in which they are written.
  let codes: [Int]

  init(lengths: [Int]) {
    self.lengths = lengths
    let longest = lengths.max() ?? 0
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [Int](repeating: 0, count: longest + 2)
    for length in stride(from: 1, through: longest, by: 1) {
      next[length + 1] = (next[length] + counts[length]) << 1
    }
    var codes = [Int](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = Self.reversed(next[length], length)
      next[length] += 1
    }
    self.codes = codes
  }

  /// The shortest code for symbols of these frequencies, or nearly that where `limit` bounds it.
  init(frequencies: [Int], limit: Int) {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var lengths = [Int](repeating: 0, count: frequencies.count)
    if symbols.count == 1 {
      lengths[symbols[0]] = 1
    } else if symbols.count > 1 {
      var counts = Self.depths(symbols.map { frequencies[$0] }, limit: limit)
      var symbol = 0
      // The rarest symbols come first, and take the longest codes.
      for length in stride(from: limit, to: 0, by: -1) {
        while counts[length] > 0 {
          lengths[symbols[symbol]] = length
          symbol += 1
          counts[length] -= 1
        }
      }
    }
    self.init(lengths: lengths)
  }

  /// How many symbols have each length, from Huffman's tree over sorted weights.
  private static func depths(_ weights: [Int], limit: Int) -> [Int] {
    let leaves = weights.count
    var nodes = weights
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    while nodes.count < 2 * leaves - 1 {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (inner >= nodes.count || nodes[leaf] <= nodes[inner])
        let taken = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += nodes[taken]
        parents[taken] = nodes.count
      }
      nodes.append(sum)
    }
    var depth = [Int](repeating: 0, count: nodes.count)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in stride(from: nodes.count - 2, through: 0, by: -1) {
      depth[node] = depth[parents[node]] + 1
      if node < leaves { counts[min(limit, depth[node])] += 1 }
    }
    shorten(&counts, limit: limit)
    return counts
  }

  /// Makes room for codes that were cut to `limit`, by lengthening the longest shorter ones.
  private static func shorten(_ counts: inout [Int], limit: Int) {
    var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while used > 1 << limit {
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      used -= 1
    }
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    var rest = code
    var result = 0
    for _ in 0..<length {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
