extension NodeReader {
  /// Reads the reference that stands in `range` of `bytes`, from the dollar sign to behind the
  /// closing brace; nil after a finding.
  mutating func reference(
    _ bytes: [UInt8], in range: Range<Int>, at place: Place, _ scope: ReferenceScope
  ) -> Reference? {
    let text = { String(decoding: bytes[range], as: UTF8.self) }
    var inside = (range.lowerBound + 2)..<(range.upperBound - 1)
    let isOptional = bytes[inside].last == UInt8(ascii: "?")
    if isOptional { inside = inside.dropLast() }
    if bytes[inside].contains(UInt8(ascii: "?")) {
      return bad(text(), at: place, "a ? stands only at the end of a reference")
    }
    guard let names = Self.names(bytes, in: inside), let first = names.first else {
      let example = scope.roots.first?.rawValue ?? "input"
      return bad(text(), at: place, "names in it are joined by dots: ${\(example).name}")
    }
    guard let root = Reference.Root(rawValue: first) else {
      let roots = scope.roots.map(\.rawValue)
      report(
        .badReference, at: place, "\(Value.quote(text())) is no reference", word: first,
        candidates: roots, otherwise: "it begins with \(roots.joined(separator: " or "))")
      noteLoss()
      return nil
    }
    guard names.count > 1 else {
      return bad(text(), at: place, "a name follows the root: ${\(first).name}")
    }
    guard scope.roots.contains(root) else {
      reportLoss(
        .referenceScope, at: place, "\(first) means nothing here", remedy: Self.home(of: root))
      return nil
    }
    if isOptional && !scope.allowsOptional {
      report(
        .optionalReference, at: place, "a value may not be missing here",
        remedy: "take the ? away, or ask with isSet before")
    }
    let path = Array(names.dropFirst())
    let reference = Reference(root, path, isOptional: isOptional, place: place)
    references.append(reference)
    return reference
  }

  /// The names between the dots; nil where one is empty or odd.
  private static func names(_ bytes: [UInt8], in range: Range<Int>) -> [String]? {
    var names: [String] = []
    var start = range.lowerBound
    for position in range.lowerBound...range.upperBound {
      if position < range.upperBound, isNameByte(bytes[position]) { continue }
      let isEnd = position == range.upperBound || bytes[position] == UInt8(ascii: ".")
      guard isEnd, position > start else { return nil }
      names.append(String(decoding: bytes[start..<position], as: UTF8.self))
      start = position + 1
    }
    return names
  }

  private mutating func bad(_ text: String, at place: Place, _ remedy: String) -> Reference? {
    reportLoss(
      .badReference, at: place, "\(Value.quote(text)) is no reference", remedy: remedy)
    return nil
  }

  private static func home(of root: Reference.Root) -> String {
    switch root {
    case .input: "what comes from outside is not known yet"
    case .context: "use input, which is known from the start"
    case .output: "it is known only in the transitions of that output; keep it with set"
    case .result: "it is known only in an outcome's message"
    case .row: "it is known only in the labels of a table"
    }
  }
}
