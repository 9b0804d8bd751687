extension NodeReader {
  /// Any value, with references in its strings.
  public mutating func expression(_ node: JSONNode, in scope: ReferenceScope) -> ValueExpression {
    let kind: ValueExpression.Kind
    switch node.content {
    case .null, .boolean, .integer, .number: kind = .literal(node.value)
    case .string(let text): return template(text, node, in: scope)
    case .array(let elements): kind = .array(elements.map { expression($0, in: scope) })
    case .object(let members): kind = .object(members.map { argument($0, in: scope) })
    }
    if node.isUnreadable { noteLoss() }
    return ValueExpression(kind, at: place(node))
  }

  /// The members of an object as names and expressions; `role` as in `members`.
  public mutating func arguments(
    _ node: JSONNode?, _ role: String, in scope: ReferenceScope
  ) -> [Argument] {
    guard let node, let members = members(node, role) else { return [] }
    return members.map { argument($0, in: scope) }
  }

  private mutating func argument(_ member: JSONMember, in scope: ReferenceScope) -> Argument {
    let place = place(ofKey: member)
    return Argument(name: member.key, value: expression(member.node, in: scope), place: place)
  }

  /// A text with references in it.
  public mutating func text(
    _ node: JSONNode, _ role: String, in scope: ReferenceScope
  ) -> ValueExpression? {
    string(node, role).map { template($0, node, in: scope) }
  }

  /// A string that is exactly one reference.
  public mutating func reference(
    _ node: JSONNode, _ role: String, in scope: ReferenceScope
  ) -> Reference? {
    guard let text = string(node, role) else { return nil }
    let known = findings.count
    let expression = template(text, node, in: scope)
    if case .reference(let reference) = expression.kind { return reference }
    guard findings.count == known else { return nil }
    reportLoss(
      .badReference, at: expression.place,
      "\(role) is one reference, found \(Value.quote(text))",
      remedy: "write it like ${\(scope.roots.first?.rawValue ?? "input").name}")
    return nil
  }

  private mutating func template(
    _ text: String, _ node: JSONNode, in scope: ReferenceScope
  ) -> ValueExpression {
    guard StringOffsets.hasDollar(node, in: document.source.bytes) else {
      return ValueExpression(.literal(.string(text)), at: place(node))
    }
    let offsets = StringOffsets(text, of: node, in: document.source.bytes)
    if TemplatePieces.isOneReference(offsets.bytes, in: offsets.range) {
      let place = place(offsets.sourceRange(of: offsets.range))
      let reference = reference(offsets.bytes, in: offsets.range, at: place, scope)
      let kind = reference.map { ValueExpression.Kind.reference($0) } ?? .literal("")
      return ValueExpression(kind, at: self.place(node))
    }
    var parts: [ValueExpression.TextPart] = []
    for piece in TemplatePieces(offsets.bytes, in: offsets.range).pieces {
      switch piece {
      case .text(let literal): parts.append(.text(literal))
      case .reference(let range):
        let place = place(offsets.sourceRange(of: range))
        let reference = reference(offsets.bytes, in: range, at: place, scope)
        if let reference { parts.append(.reference(reference)) }
      case .unclosed(let range):
        reportLoss(
          .badReference, at: place(offsets.sourceRange(of: range)), "a reference is not closed",
          remedy: "put } after it, or write $${ for ${ itself")
      }
    }
    return ValueExpression(Self.joined(parts), at: place(node))
  }

  private static func joined(_ parts: [ValueExpression.TextPart]) -> ValueExpression.Kind {
    if parts.count == 1, case .text(let text) = parts[0] { return .literal(.string(text)) }
    return parts.isEmpty ? .literal("") : .text(parts)
  }
}
