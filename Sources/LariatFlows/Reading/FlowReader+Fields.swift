/// Where a declaration stands: it decides which keys mean something.
enum DeclarationKind {
  case input
  case plain
}

extension FlowReader {
  /// An object of declarations: inputs, context, a result, the properties of an object type.
  mutating func declaredFields(
    _ node: JSONNode, _ role: String, kind: DeclarationKind
  ) -> [DeclaredField] {
    (nodes.members(node, role) ?? []).compactMap { declaredField($0, kind: kind) }
  }

  private mutating func declaredField(
    _ member: JSONMember, kind: DeclarationKind
  ) -> DeclaredField? {
    let place = nodes.place(ofKey: member)
    nodes.checkName(member.key, at: place, "a field")
    guard case .object = member.node.content else {
      return type(member.node).map { DeclaredField(name: member.key, type: $0, place: place) }
    }
    let own = ["optional", "default"] + (kind == .input ? ["argument"] : [])
    guard let fields = nodes.fields(member.node, "a declaration", known: Self.schemaKeys + own)
    else {
      return nil
    }
    let type = schema(fields)
    let isOptional = fields["optional"].flatMap { nodes.boolean($0, "optional") } ?? false
    let isArgument =
      kind == .input
      && fields["argument"].flatMap { nodes.boolean($0, "argument") } ?? false
    let defaultValue = fields["default"].map { self.defaultValue($0, of: type) }
    if isOptional, let defaultValue {
      nodes.report(
        .optionalDefault, at: defaultValue.place,
        "\(Value.quote(member.key)) is optional and has a default",
        remedy: "it is never missing then; keep one of them")
    }
    let summary = fields["description"].flatMap { nodes.string($0, "a description") } ?? ""
    _ = note(fields)
    return type.map {
      DeclaredField(
        name: member.key, type: $0, summary: summary, isOptional: isOptional,
        defaultValue: defaultValue, isArgument: isArgument, place: place)
    }
  }

  private mutating func defaultValue(_ node: JSONNode, of type: TypeExpression?) -> Located<Value> {
    if node.isUnreadable { nodes.noteLoss() }
    let value = Located(node.value, at: nodes.place(node))
    if !node.isUnreadable, let finding = type?.builtIn?.defaultFinding(value) {
      nodes.report(finding.rule, at: value.place, finding.problem, remedy: finding.remedy)
    }
    return value
  }

  mutating func types(_ node: JSONNode) -> [TypeDefinition] {
    (nodes.members(node, "types") ?? []).compactMap { member in
      let place = nodes.place(ofKey: member)
      nodes.checkName(member.key, at: place, "a type")
      if TypeExpression.words.contains(member.key) {
        nodes.report(
          .oddName, at: place, "\(Value.quote(member.key)) is the name of a built-in type",
          remedy: "choose another")
      }
      return type(member.node, named: TypeName(member.key)).map {
        TypeDefinition(name: TypeName(member.key), type: $0, place: place)
      }
    }
  }
}
