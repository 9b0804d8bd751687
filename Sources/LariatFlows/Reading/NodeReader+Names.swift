extension NodeReader {
  /// Notes a name that holds other characters than letters, digits, - and _ of ASCII, and dots where
  /// those are allowed. The value keeps the name.
  public mutating func checkName(
    _ text: String, at place: @autoclosure () -> Place, _ role: String, dots: Bool = false
  ) {
    let isGood =
      !text.isEmpty && text.utf8.first != UInt8(ascii: "-")
      && text.utf8.allSatisfy { Self.isNameByte($0) || (dots && $0 == UInt8(ascii: ".")) }
    guard !isGood else { return }
    let allowed = dots ? "letters, digits, -, _ and ." : "letters, digits, - and _"
    report(
      .oddName, at: place(), "\(Value.quote(text)) is no good name for \(role)",
      remedy: "names consist of \(allowed), and do not begin with -")
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A name with its place: a reference to something by name.
  public mutating func name<Kind: Name>(
    _ node: JSONNode, _ role: String, as kind: Kind.Type = Kind.self
  ) -> Located<Kind>? {
    string(node, role).map { Located(Kind($0), at: place(node)) }
  }

  /// A length of time: digits and one of the units ms, s, m, h, without space: `30s`.
  public mutating func duration(_ node: JSONNode, _ role: String) -> Located<Duration>? {
    guard let text = string(node, role) else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let milliseconds: Int? =
      switch text.dropFirst(digits.count) {
      case "ms": 1
      case "s": 1000
      case "m": 60_000
      case "h": 3_600_000
      default: nil
      }
    if let milliseconds, let count = Int(digits) {
      let (total, overflows) = count.multipliedReportingOverflow(by: milliseconds)
      if !overflows { return Located(.milliseconds(total), at: place(node)) }
    }
    reportLoss(
      .wrongValue, at: place(node), "\(role) cannot be \(Value.quote(text))",
      remedy: "write it like 500ms, 30s, 2m or 1h")
    return nil
  }
}
