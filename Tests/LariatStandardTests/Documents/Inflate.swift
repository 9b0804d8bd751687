import Testing

/// Takes apart what RFC 1951 compressed; written apart from the compressor, so as to check it.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bit = 0
  private var output: [UInt8] = []

  static func bytes(_ compressed: ArraySlice<UInt8>) throws -> [UInt8] {
    var inflate = Inflate(bytes: compressed, position: compressed.startIndex)
    var isLast = false
    while !isLast {
      isLast = try inflate.number(1) == 1
      switch try inflate.number(2) {
      case 1: try inflate.block(inflate.fixed)
      case 2: try inflate.block(try inflate.codes())
      default: throw Broken()
      }
    }
    return inflate.output
  }

  struct Broken: Error {}
  private typealias Codes = (literals: [Key: Int], distances: [Key: Int])

  private struct Key: Hashable {
    var length: Int
    var code: Int
  }

  private mutating func number(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count {
      guard position < bytes.endIndex else { throw Broken() }
      value |= Int(bytes[position] >> UInt8(bit) & 1) << index
      bit += 1
      if bit == 8 { (bit, position) = (0, position + 1) }
    }
    return value
  }

  private mutating func symbol(_ codes: [Key: Int]) throws -> Int {
    var code = 0
    for length in 1...15 {
      code = try code << 1 | number(1)
      if let symbol = codes[Key(length: length, code: code)] { return symbol }
    }
    throw Broken()
  }

  private static func canonical(_ lengths: [Int]) -> [Key: Int] {
    var codes: [Key: Int] = [:]
    var code = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        codes[Key(length: length, code: code)] = symbol
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  private var fixed: Codes {
    let literals = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    return (Self.canonical(literals), Self.canonical([Int](repeating: 5, count: 30)))
  }

  private mutating func codes() throws -> Codes {
    let literalCount = try number(5) + 257
    let count = try number(5) + 1 + literalCount
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var own = [Int](repeating: 0, count: 19)
    for symbol in order.prefix(try number(4) + 4) { own[symbol] = try number(3) }
    let code = Self.canonical(own)
    var lengths: [Int] = []
    while lengths.count < count {
      switch try symbol(code) {
      case 16:
        let last = try #require(lengths.last)
        lengths += [Int](repeating: last, count: try number(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try number(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try number(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw Broken() }
    return (
      Self.canonical(Array(lengths[..<literalCount])),
      Self.canonical(Array(lengths[literalCount...]))
    )
  }

  private mutating func block(_ codes: Codes) throws {
    while true {
      let next = try symbol(codes.literals)
      if next == 256 { return }
      if next < 256 {
        output.append(UInt8(next))
        continue
      }
      guard next < 286 else { throw Broken() }
      let length =
        try Self.lengths[next - 257] + number(next < 265 || next == 285 ? 0 : (next - 261) / 4)
      let place = try symbol(codes.distances)
      let distance = try Self.distances[place] + number(place < 4 ? 0 : place / 2 - 1)
      guard distance <= output.count else { throw Broken() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
}
