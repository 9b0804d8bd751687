import Testing

/// Reads a PDF that was written with built-in fonts: its objects by the table at its end, its pages
/// in order, and the text that each shows.
struct PDFPages {
  /// What each page shows, run by run.
  private(set) var runs: [[String]] = []
  private let bytes: [UInt8]
  private var offsets: [Int] = []

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let tail = String(decoding: bytes.suffix(1024), as: UTF8.self)
    let start = try #require(tail.firstMatch(of: /startxref\n(\d+)\n%%EOF\n$/))
    let table = String(decoding: bytes[try #require(Int(start.1))...], as: UTF8.self)
    let head = try #require(table.prefixMatch(of: /xref\n0 (\d+)\n/))
    let lines = table[head.range.upperBound...].split(separator: "\n")
    for line in lines.prefix(try #require(Int(head.1))) {
      offsets.append(try #require(Int(line.prefix(10))))
    }
    let root = try #require(tail.firstMatch(of: /\/Root (\d+) 0 R/)?.1)
    let catalog = try object(root)
    let tree = try object(try #require(catalog.firstMatch(of: /\/Pages (\d+) 0 R/)?.1))
    for kid in try #require(tree.firstMatch(of: /Kids\[(.*?)\]/)?.1).matches(of: /(\d+) 0 R/) {
      let page = try object(kid.1)
      let content = try stream(try #require(page.firstMatch(of: /Contents (\d+) 0 R/)?.1))
      let shown = String(decoding: content, as: UTF8.self).matches(of: /<([0-9A-F]*)> Tj/)
      runs.append(try shown.map { try Self.text($0.1) })
    }
  }

  /// All that pages show but their numbers, without white space.
  var text: String {
    runs.flatMap { $0.dropLast() }.joined().filter { !$0.isWhitespace }
  }

  /// The last run of each page.
  var pageNumbers: [String] { runs.map { $0.last ?? "" } }

  /// The dictionary of an object, or all of it where it has no stream.
  func object(_ number: Substring) throws -> String {
    let place = offsets[try #require(Int(number))]
    let end = try #require(bytes[place...].firstRange(of: Array("\nendobj".utf8))).lowerBound
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    try #require(text.hasPrefix("\(number) 0 obj\n"), "the table is right about \(number)")
    return text
  }

  /// Every object that holds `text`.
  func objects(with text: String) throws -> [String] {
    try (1..<offsets.count).map { try object("\($0)") }.filter { $0.contains(text) }
  }

  private func stream(_ number: Substring) throws -> [UInt8] {
    let place = offsets[try #require(Int(number))]
    let start = try #require(bytes[place...].firstRange(of: Array("stream\n".utf8))).upperBound
    let head = String(decoding: bytes[place..<start], as: UTF8.self)
    let length = try #require(head.firstMatch(of: /Length (\d+)/).flatMap { Int($0.1) })
    return try Inflate.bytes(bytes[start + 2..<start + length - 4])
  }

  /// Of bytes in Windows' Latin alphabet, as far as tests use it.
  private static func text(_ digits: Substring) throws -> String {
    var text = ""
    var rest = digits
    while !rest.isEmpty {
      let byte = try #require(UInt8(rest.prefix(2), radix: 16))
      rest = rest.dropFirst(2)
      let scalar = special[byte] ?? Unicode.Scalar(byte)
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static let special: [UInt8: Unicode.Scalar] = [
    0x80: "\u{20AC}", 0x85: "\u{2026}", 0x91: "\u{2018}", 0x92: "\u{2019}", 0x93: "\u{201C}",
    0x94: "\u{201D}", 0x95: "\u{2022}", 0x96: "\u{2013}", 0x97: "\u{2014}",
  ]
}
