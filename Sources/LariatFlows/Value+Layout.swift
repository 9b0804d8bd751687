extension Value {
  /// As JSON for people: what fits stands on one line, the rest has a line for each member. Ends with
  /// a line feed. Secrets are masked.
  public func layout(width: Int = 100) -> String {
    var text = ""
    lay(out: &text, indent: 0, taken: 0, width: width)
    return text + "\n"
  }

  /// - Parameter taken: What the key before it and the comma behind it take of its line.
  private func lay(out text: inout String, indent: Int, taken: Int, width: Int) {
    let line = spacedJSON(limit: width - indent - taken)
    if let line {
      text += line
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + margin
        element.lay(out: &text, indent: indent + 2, taken: 1, width: width)
      }
      text += "\n" + margin.dropLast(2) + "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        let key = Value.quote(member.name) + ": "
        text += (index > 0 ? ",\n" : "\n") + margin + key
        member.value.lay(
          out: &text, indent: indent + 2, taken: key.unicodeScalars.count + 1, width: width)
      }
      text += "\n" + margin.dropLast(2) + "}"
    default: text += json
    }
  }

  /// On one line, with spaces behind commas and colons; nil where that is longer than `limit`.
  private func spacedJSON(limit: Int) -> String? {
    let text: String
    switch self {
    case .array(let elements):
      guard let parts = Self.parts(elements.map { ("", $0) }, limit: limit - 2) else { return nil }
      text = "[\(parts)]"
    case .object(let object):
      guard !object.isEmpty else { return "{}" }
      let members = object.members.map { (Value.quote($0.name) + ": ", $0.value) }
      guard let parts = Self.parts(members, limit: limit - 4) else { return nil }
      text = "{ \(parts) }"
    default: text = json
    }
    return text.unicodeScalars.count <= limit ? text : nil
  }

  private static func parts(_ parts: [(lead: String, value: Value)], limit: Int) -> String? {
    var text = ""
    for (lead, value) in parts {
      if !text.isEmpty { text += ", " }
      text += lead
      guard text.utf8.count <= 4 * max(0, limit),
        let rest = value.spacedJSON(limit: limit - text.unicodeScalars.count)
      else { return nil }
      text += rest
    }
    return text
  }
}
