/// The state of one reading: a position in the bytes and what was found so far.
///
/// It goes on after faults whose mending is plain, such as a missing comma; after others it is lost.
struct JSONParser {
  let source: SourceText
  let bytes: [UInt8]
  var position = 0
  var findings: [Finding] = []
  /// Set once nothing sensible can be read any more; every loop ends then.
  private(set) var isLost = false

  /// Past this many findings the text is no JSON that somebody meant to write.
  private static let findingsLimit = 100

  init(source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// The root, or nil where the reader got lost.
  mutating func parse() -> JSONNode? {
    if SourceText.hasByteOrderMark(bytes) {
      position = 3
      let place = source.place(of: 0..<3)
      findings.append(
        Finding(
          .byteOrderMark, at: place, "the file begins with a byte order mark",
          remedy: "save it as UTF-8 without one", fix: Edit(place: place, replacement: "")))
    }
    skipSpace()
    guard position < bytes.count else {
      report(
        .jsonSyntax, bytes.count..<bytes.count, "the file is empty", remedy: "it needs a value")
      return nil
    }
    let root = value(depth: 0)
    skipSpace()
    if !isLost, position < bytes.count {
      report(
        .jsonSyntax, unexpectedRange, "\(unexpectedText) stands after the end of the value",
        remedy: "a file holds one value")
    }
    return isLost ? nil : root
  }

  /// Reads the value that begins at the next character.
  mutating func value(depth: Int) -> JSONNode {
    guard let byte = peek() else { return getLost("the file ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""):
      let start = position
      let text = string()
      return JSONNode(.string(text), range: start..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default: return word()
    }
  }

  // MARK: - Moving

  /// The byte at the position; nil at the end.
  func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Moves past that byte if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    repeat { position = endOfSpace } while peek() == UInt8(ascii: "/") && skipComment()
  }

  private var endOfSpace: Int {
    let span = bytes.span
    var end = position
    while end < span.count {
      switch span[end] {
      case 0x20, 0x0A, 0x0D, 0x09: end += 1
      default: return end
      }
    }
    return end
  }

  // MARK: - Findings

  mutating func report(
    _ rule: RuleID, _ range: Range<Int>, _ problem: String, remedy: String = "",
    related: [Finding.Related] = []
  ) {
    if findings.count >= Self.findingsLimit { isLost = true }
    guard !isLost else { return }
    findings.append(
      Finding(rule, at: source.place(of: range), problem, remedy: remedy, related: related))
  }

  /// Reports a fault that nothing sensible can follow.
  mutating func getLost(
    _ problem: String, remedy: String = "", related: [Finding.Related] = [],
    rule: RuleID = .jsonSyntax
  ) -> JSONNode {
    report(rule, unexpectedRange, problem, remedy: remedy, related: related)
    isLost = true
    return unreadable
  }

  /// What stands for a value that could not be read.
  var unreadable: JSONNode { JSONNode(.null, range: position..<position) }

  /// The character at the position.
  var unexpectedRange: Range<Int> {
    guard position < bytes.count else { return bytes.count..<bytes.count }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return position..<end
  }

  /// The character at the position, for messages.
  var unexpectedText: String {
    guard position < bytes.count else { return "the end of the file" }
    let text = String(decoding: bytes[unexpectedRange], as: UTF8.self)
    return text == "\"" ? "a quotation mark" : Value.quote(text)
  }
}
