extension JSONParser {
  /// Reads a number (RFC 8259, section 6).
  mutating func number() -> JSONNode {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let firstDigit = position
    var magnitude: Int? = digits()
    var isWellFormed = position > firstDigit
    if position > firstDigit + 1, bytes[firstDigit] == UInt8(ascii: "0") { isWellFormed = false }
    if skip(UInt8(ascii: ".")) {
      magnitude = nil
      let fraction = position
      _ = digits()
      if position == fraction { isWellFormed = false }
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      magnitude = nil
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      let exponent = position
      _ = digits()
      if position == exponent { isWellFormed = false }
    }
    let rest = wordRange
    guard isWellFormed, rest.isEmpty else {
      position = rest.upperBound
      report(
        .jsonSyntax, start..<position,
        "\(String(decoding: bytes[start..<position], as: UTF8.self)) is no number",
        remedy: "write it like -1, 0.5 or 2e9")
      return unreadable
    }
    if let magnitude, isNegative || magnitude != .min {
      return JSONNode(.integer(isNegative ? magnitude : -magnitude), range: start..<position)
    }
    return double(start..<position)
  }

  /// Moves past digits. Their value is negated, since the smallest integer has no positive
  /// counterpart; nil where it does not fit.
  private mutating func digits() -> Int? {
    var value: Int? = 0
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      if let known = value {
        let (product, isTooLarge) = known.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.subtractingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        value = isTooLarge || overflows ? nil : sum
      }
      position += 1
    }
    return value
  }

  private mutating func double(_ range: Range<Int>) -> JSONNode {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      report(
        .numberRange, range, "a number is too large for 64-bit floating point",
        remedy: "the largest is 1.7976931348623157e308")
      return unreadable
    }
    return JSONNode(.number(number), range: range)
  }

  /// Reads `true`, `false` or `null`; reports any other word and goes on behind it.
  mutating func word() -> JSONNode {
    let range = wordRange
    let text = String(decoding: bytes[range], as: UTF8.self)
    let content: JSONNode.Content? =
      switch text {
      case "true": .boolean(true)
      case "false": .boolean(false)
      case "null": .null
      default: nil
      }
    if let content {
      position = range.upperBound
      return JSONNode(content, range: range)
    }
    guard !range.isEmpty else {
      let remedy = peek() == UInt8(ascii: "'") ? "strings stand in double quotes" : ""
      return getLost("expected a value, found \(unexpectedText)", remedy: remedy)
    }
    let remedies = ["True": "true", "False": "false", "None": "null", "nil": "null"]
    report(
      .jsonSyntax, range, "\(text) is no value",
      remedy: remedies[text].map { "write \($0)" } ?? "a string stands in double quotes")
    position = range.upperBound
    return unreadable
  }

  /// The letters, digits, signs, dots and characters beyond ASCII from the position on: at most what
  /// somebody could have meant as one word.
  var wordRange: Range<Int> {
    let span = bytes.span
    var end = position
    while end < span.count {
      switch span[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
        end += 1
      default: return position..<end
      }
    }
    return position..<end
  }

  /// Reports a comment and moves past it; false where the slash begins none.
  mutating func skipComment() -> Bool {
    let start = position
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count {
        position += 1
        if bytes[position - 1] == UInt8(ascii: "*"), skip(UInt8(ascii: "/")) { break }
      }
    default: return false
    }
    report(
      .jsonSyntax, start..<position, "JSON has no comments",
      remedy: "take it away; a remark for readers goes under \"note\"")
    return true
  }
}
