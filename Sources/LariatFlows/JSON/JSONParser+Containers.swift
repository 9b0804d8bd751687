extension JSONParser {
  mutating func array(depth: Int) -> JSONNode {
    guard depth < JSONReader.depthLimit else { return tooDeep() }
    let start = position
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "]")) { return JSONNode(.array([]), range: start..<position) }
    var elements: [JSONNode] = []
    repeat {
      skipSpace()
      elements.append(value(depth: depth + 1))
    } while continues(closing: UInt8(ascii: "]"), openedAt: start)
    return JSONNode(.array(elements), range: start..<position)
  }

  mutating func object(depth: Int) -> JSONNode {
    guard depth < JSONReader.depthLimit else { return tooDeep() }
    let start = position
    position += 1
    skipSpace()
    if skip(UInt8(ascii: "}")) { return JSONNode(.object([]), range: start..<position) }
    var members: [JSONMember] = []
    members.reserveCapacity(4)
    repeat {
      skipSpace()
      let keyStart = position
      guard let key = key() else { break }
      let keyRange = keyStart..<position
      skipSpace()
      if !skip(UInt8(ascii: ":")) {
        report(
          .jsonSyntax, unexpectedRange, "expected a colon after the key, found \(unexpectedText)")
      }
      skipSpace()
      members.append(JSONMember(key: key, keyRange: keyRange, node: value(depth: depth + 1)))
    } while continues(closing: UInt8(ascii: "}"), openedAt: start)
    return JSONNode(.object(withoutDuplicates(members)), range: start..<position)
  }

  /// Reads what stands between two entries, or the bracket after the last.
  private mutating func continues(closing: UInt8, openedAt start: Int) -> Bool {
    guard !isLost else { return false }
    let valueEnd = position
    skipSpace()
    if skip(closing) { return false }
    if skip(UInt8(ascii: ",")) {
      let comma = (position - 1)..<position
      skipSpace()
      guard skip(closing) else { return true }
      report(
        .jsonSyntax, comma, "a comma stands after the last entry", remedy: "take it away")
      return false
    }
    let closer = Value.quote(String(UnicodeScalar(closing)))
    guard let byte = peek() else {
      let opening = source.place(of: start..<(start + 1))
      _ = getLost(
        "the file ends before \(closer)", remedy: "close what was opened",
        related: [Finding.Related(place: opening, note: "opened here")])
      return false
    }
    guard startsValue(byte) else {
      _ = getLost("expected a comma or \(closer), found \(unexpectedText)")
      return false
    }
    report(
      .jsonSyntax, valueEnd..<position, "a comma is missing before the next entry",
      remedy: "put it here")
    return true
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// A key; nil where the reader is lost for want of one.
  private mutating func key() -> String? {
    if peek() == UInt8(ascii: "\"") { return string() }
    let range = wordRange
    guard !range.isEmpty else {
      _ = getLost("expected a key in double quotes, found \(unexpectedText)")
      return nil
    }
    report(
      .jsonSyntax, range, "a key stands without quotes", remedy: "put it in double quotes")
    position = range.upperBound
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func tooDeep() -> JSONNode {
    getLost(
      "lists and objects nest more than \(JSONReader.depthLimit) deep",
      remedy: "flatten the file", rule: .tooDeep)
  }
}
