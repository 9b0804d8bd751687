extension FlowReader {
  static let schemaKeys = ["type", "description"] + facets
  private static let facets = [
    "enum", "items", "properties", "format", "minimum", "maximum", "writeOnly",
  ]

  /// A type: one word, or an object with JSON Schema's words. A list of choices takes `name`.
  mutating func type(_ node: JSONNode, named name: TypeName? = nil) -> TypeExpression? {
    switch node.content {
    case .string(let word): return plainType(word, node)
    case .object:
      guard let fields = nodes.fields(node, "a type", known: Self.schemaKeys) else { return nil }
      _ = fields["description"].map { nodes.string($0, "a description") }
      _ = note(fields)
      return schema(fields, named: name)
    default:
      nodes.reportWrongType(node, "a type", expected: "a word or an object")
      return nil
    }
  }

  mutating func schema(_ fields: NodeFields, named name: TypeName? = nil) -> TypeExpression? {
    let place = nodes.place(fields.node)
    if fields["enum"] != nil, fields["type"] == nil {
      return choices(fields, "string", name, place)
    }
    guard let node = nodes.required("type", in: fields), let word = nodes.string(node, "a type")
    else { return nil }
    switch word {
    case "string":
      if fields["enum"] != nil { return choices(fields, word, name, place) }
      return text(fields, place)
    case "integer":
      checkFacets(fields, allowed: ["minimum", "maximum"], word)
      return TypeExpression(.plain(.integer(integerRange(fields))), at: place)
    case "number":
      checkFacets(fields, allowed: ["minimum", "maximum"], word)
      return TypeExpression(.plain(.number(numberRange(fields))), at: place)
    case "array":
      checkFacets(fields, allowed: ["items"], word)
      guard let items = fields["items"] else { return plainType(word, node) }
      return type(items).map { TypeExpression(.array(of: $0), at: place) }
    case "object":
      checkFacets(fields, allowed: ["properties"], word)
      guard let properties = nodes.required("properties", in: fields) else { return nil }
      let declared = declaredFields(properties, "properties", kind: .plain)
      return TypeExpression(.record(declared), at: place)
    default:
      checkFacets(fields, allowed: [], word)
      return plainType(word, node)
    }
  }

  /// A type that one word names.
  private mutating func plainType(_ word: String, _ node: JSONNode) -> TypeExpression? {
    let place = nodes.place(node)
    switch word {
    case "any": return TypeExpression(.plain(.any), at: place)
    case "boolean": return TypeExpression(.plain(.boolean), at: place)
    case "integer": return TypeExpression(.plain(.integer()), at: place)
    case "number": return TypeExpression(.plain(.number()), at: place)
    case "string": return TypeExpression(.plain(.string()), at: place)
    case "array": return TypeExpression(.plain(.array(of: .any)), at: place)
    case "object":
      nodes.reportLoss(
        .missingKey, at: place, "an object type has no \"properties\"",
        remedy: "add them, or write any for free data")
      return nil
    default: return TypeExpression(.named(TypeName(word)), at: place)
    }
  }

  private mutating func checkFacets(_ fields: NodeFields, allowed: [String], _ word: String) {
    for member in fields.members
    where Self.facets.contains(member.key) && !allowed.contains(member.key) {
      nodes.report(
        .strayFacet, at: nodes.place(ofKey: member),
        "\(Value.quote(member.key)) means nothing for the type \(Value.quote(word))",
        remedy: "take it away")
    }
  }

  private mutating func text(_ fields: NodeFields, _ place: Place) -> TypeExpression {
    let isSecret = fields["writeOnly"].flatMap { nodes.boolean($0, "writeOnly") } ?? false
    if isSecret {
      checkFacets(fields, allowed: ["writeOnly"], "string with writeOnly")
      return TypeExpression(.plain(.secret), at: place)
    }
    checkFacets(fields, allowed: ["format", "writeOnly"], "string")
    let format: StringFormat? = fields["format"].flatMap { nodes.choice($0, "a format") }
    return TypeExpression(.plain(.string(format)), at: place)
  }

  private mutating func integerRange(_ fields: NodeFields) -> NumberRange<Int> {
    let minimum = fields["minimum"].flatMap { nodes.integer($0, "a minimum") }
    let maximum = fields["maximum"].flatMap { nodes.integer($0, "a maximum") }
    checkBounds(minimum, maximum, fields)
    return NumberRange(minimum: minimum, maximum: maximum)
  }

  private mutating func numberRange(_ fields: NodeFields) -> NumberRange<Double> {
    let minimum = fields["minimum"].flatMap { nodes.number($0, "a minimum") }
    let maximum = fields["maximum"].flatMap { nodes.number($0, "a maximum") }
    checkBounds(minimum, maximum, fields)
    return NumberRange(minimum: minimum, maximum: maximum)
  }

  private mutating func checkBounds<Bound: Comparable>(
    _ minimum: Bound?, _ maximum: Bound?, _ fields: NodeFields
  ) {
    guard let minimum, let maximum, minimum > maximum, let node = fields["maximum"] else { return }
    nodes.report(
      .wrongValue, at: nodes.place(node), "the maximum is below the minimum",
      remedy: "no value is between them")
  }

  private mutating func choices(
    _ fields: NodeFields, _ word: String, _ name: TypeName?, _ place: Place
  ) -> TypeExpression? {
    checkFacets(fields, allowed: ["enum"], "\(word) with enum")
    guard let node = fields["enum"], let elements = nodes.array(node, "enum") else { return nil }
    if elements.isEmpty {
      nodes.report(
        .emptyList, at: nodes.place(node), "an enum has no members", remedy: "give it one")
    }
    var choices: [Choice] = []
    var seen: Set<String> = []
    for element in elements {
      guard let choice = choice(element) else { continue }
      if seen.insert(choice.value).inserted {
        choices.append(choice)
      } else {
        nodes.report(
          .duplicateName, at: nodes.place(element),
          "the enum has the member \(Value.quote(choice.value)) already", remedy: "take it away")
      }
    }
    return TypeExpression(.plain(.choice(ChoiceType(name: name, choices: choices))), at: place)
  }

  private mutating func choice(_ node: JSONNode) -> Choice? {
    switch node.content {
    case .string(let value): return Choice(value)
    case .object:
      let known = ["value", "label", "detail"]
      guard let fields = nodes.fields(node, "a member of an enum", known: known) else { return nil }
      let value = nodes.required("value", in: fields).flatMap { nodes.string($0, "a value") }
      let label = fields["label"].flatMap { nodes.string($0, "a label") }
      let detail = fields["detail"].flatMap { nodes.string($0, "a detail") } ?? ""
      return value.map { Choice($0, label: label, detail: detail) }
    default:
      nodes.reportWrongType(node, "a member of an enum", expected: "a string or an object")
      return nil
    }
  }
}
