extension Value {
  /// How it stands inside longer text: numbers shortest, booleans as words, secrets masked. Nil for
  /// what has no place in text: null, arrays and objects.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Self.shortest(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .secret: Secret.mask
    case .null, .array, .object: nil
    }
  }

  /// As JSON on one line. Secrets are masked: there is no way to write one by accident.
  public var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += number.isFinite ? Self.shortest(number) : "null"
    case .string(let string): Self.quote(string, to: &text)
    case .secret: Self.quote(Secret.mask, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// A JSON string literal (RFC 8259, section 7) with control characters escaped.
  public static func quote(_ string: String) -> String {
    var text = ""
    quote(string, to: &text)
    return text
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// The shortest digits that read back as the same number; whole ones without a fraction.
  private static func shortest(_ number: Double) -> String {
    if number.magnitude < 0x1p53, let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }
}

extension Value: CustomStringConvertible {
  public var description: String { json }
}
