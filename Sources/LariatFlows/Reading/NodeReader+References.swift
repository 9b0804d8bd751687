extension NodeReader {
  /// Reads what stands between the braces of a reference; nil after a finding.
  mutating func reference(
    _ inside: String, at place: Place, in scope: ReferenceScope
  ) -> Reference? {
    var names = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let last = names.removeLast()
    let isOptional = last.hasSuffix("?")
    names.append(isOptional ? String(last.dropLast()) : last)
    if names.contains(where: { $0.contains("?") }) {
      return bad(inside, at: place, "a ? stands only at the end of a reference")
    }
    let isNamed = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isNameByte) }
    guard isNamed, let first = names.first else {
      let example = scope.roots.first?.rawValue ?? "input"
      return bad(inside, at: place, "names in it are joined by dots: ${\(example).name}")
    }
    guard let root = Reference.Root(rawValue: first) else {
      let roots = scope.roots.map(\.rawValue)
      let remedy = remedy(
        for: first, in: roots, otherwise: "it begins with \(roots.joined(separator: " or "))")
      return bad(inside, at: place, remedy)
    }
    guard names.count > 1 else {
      return bad(inside, at: place, "a name follows the root: ${\(first).name}")
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

  private mutating func bad(_ inside: String, at place: Place, _ remedy: String) -> Reference? {
    let text = Value.quote("${\(inside)}")
    reportLoss(.badReference, at: place, "\(text) is no reference", remedy: remedy)
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
