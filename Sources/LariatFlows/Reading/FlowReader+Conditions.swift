extension FlowReader {
  private static let tests = ["equals", "in", "atLeast", "atMost"]
  private static let joins = ["isSet", "all", "any", "not"]

  /// A guard; nil after a finding.
  mutating func condition(_ node: JSONNode, in scope: ReferenceScope) -> Condition? {
    let known = ["value"] + Self.tests + Self.joins
    guard let fields = nodes.fields(node, "a condition", known: known),
      let form = form(fields)
    else { return nil }
    let kind: Condition.Kind?
    switch form.key {
    case "isSet":
      kind = nodes.reference(form.node, "isSet", in: scope).map(Condition.Kind.isSet)
    case "all": kind = conditions(form, in: scope).map(Condition.Kind.all)
    case "any": kind = conditions(form, in: scope).map(Condition.Kind.any)
    case "not": kind = condition(form.node, in: scope).map(Condition.Kind.not)
    default: kind = test(form, fields, in: scope.strict)
    }
    return kind.map { Condition($0, at: nodes.place(node)) }
  }

  /// The one key that says what kind of condition it is.
  private mutating func form(_ fields: NodeFields) -> JSONMember? {
    let found = fields.members.filter {
      Self.tests.contains($0.key) || Self.joins.contains($0.key)
    }
    let value = fields.members.first { $0.key == "value" }
    if found.count == 1, Self.tests.contains(found[0].key) == (value != nil) { return found[0] }
    let start = fields.node.range.lowerBound
    let place: Place
    let problem: String
    if found.count > 1 {
      place = nodes.place(ofKey: found[1])
      problem = "a condition has \(found.map(\.key).joined(separator: " and ")) at once"
    } else if let value, found.count == 1 {
      place = nodes.place(ofKey: value)
      problem = "a condition with \(found[0].key) has no value beside it"
    } else {
      place = nodes.place(start..<(start + 1))
      let missing = found.isEmpty ? "says nothing" : "compares no \"value\""
      problem = "a condition \(missing)"
    }
    nodes.reportLoss(
      .conditionForm, at: place, problem,
      remedy: "it is \"value\" with one of \(Self.tests.joined(separator: ", ")), "
        + "or one of \(Self.joins.joined(separator: ", "))")
    return nil
  }

  private mutating func conditions(
    _ form: JSONMember, in scope: ReferenceScope
  ) -> [Condition]? {
    guard let elements = nodes.array(form.node, form.key) else { return nil }
    if elements.isEmpty {
      nodes.report(
        .emptyList, at: nodes.place(form.node), "\(form.key) joins nothing",
        remedy: "give it a condition")
    }
    let conditions = elements.compactMap { condition($0, in: scope) }
    return conditions.count == elements.count ? conditions : nil
  }

  private mutating func test(
    _ form: JSONMember, _ fields: NodeFields, in scope: ReferenceScope
  ) -> Condition.Kind? {
    let reference = fields["value"].flatMap { nodes.reference($0, "value", in: scope) }
    if form.key == "in" {
      guard let elements = nodes.array(form.node, "in") else { return nil }
      if elements.isEmpty {
        nodes.report(
          .emptyList, at: nodes.place(form.node), "nothing is in an empty list",
          remedy: "give it a value")
      }
      let values = elements.map { nodes.expression($0, in: scope) }
      return reference.map { .isOneOf($0, values) }
    }
    let value = nodes.expression(form.node, in: scope)
    guard let reference else { return nil }
    switch form.key {
    case "equals": return .equals(reference, value)
    case "atLeast": return .atLeast(reference, value)
    default: return .atMost(reference, value)
    }
  }
}
