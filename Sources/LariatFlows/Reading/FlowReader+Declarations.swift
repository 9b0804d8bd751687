extension FlowReader {
  mutating func inputs(_ node: JSONNode) -> [DeclaredField] {
    let fields = declaredFields(node, "input", kind: .input)
    for field in fields.filter(\.isArgument).dropFirst() {
      nodes.report(
        .wrongValue, at: field.place, "a second input is marked as the argument",
        remedy: "only one can be given by its place")
    }
    return fields
  }

  mutating func outcomes(_ node: JSONNode) -> [Outcome] {
    guard let members = nodes.members(node, "outcomes") else { return [] }
    if members.isEmpty {
      nodes.report(
        .emptyList, at: nodes.place(node), "the flow has no outcome", remedy: "it needs one to end")
    }
    return members.compactMap { outcome($0) }
  }

  private mutating func outcome(_ member: JSONMember) -> Outcome? {
    let place = nodes.place(ofKey: member)
    nodes.checkName(member.key, at: place, "an outcome")
    let known = ["status", "result", "message"]
    guard let fields = nodes.fields(member.node, "an outcome", known: known) else { return nil }
    let status: OutcomeStatus? = nodes.required("status", in: fields).flatMap {
      nodes.choice($0, "a status")
    }
    let result = fields["result"].map { declaredFields($0, "a result", kind: .plain) } ?? []
    let message = fields["message"].flatMap { nodes.text($0, "a message", in: .message) }
    if case .object(let members)? = (fields["result"]?.content ?? .object([])) {
      checkFields(of: message, known: members.map(\.key))
    }
    let note = note(fields)
    return status.map {
      Outcome(
        name: OutcomeName(member.key), status: $0, result: result, message: message, note: note,
        place: place)
    }
  }

  private mutating func checkFields(of message: ValueExpression?, known: [String]) {
    for reference in message?.references ?? [] where reference.root == .result {
      guard let field = reference.path.first, !known.contains(field) else { continue }
      nodes.report(
        .unknownField, at: reference.place, "the result has no field \(Value.quote(field))",
        word: field, candidates: known, otherwise: "declare it under \"result\"")
    }
  }

  mutating func stores(_ node: JSONNode) -> [StoreDeclaration] {
    (nodes.members(node, "stores") ?? []).compactMap { store($0) }
  }

  private mutating func store(_ member: JSONMember) -> StoreDeclaration? {
    let place = nodes.place(ofKey: member)
    nodes.checkName(member.key, at: place, "a store")
    guard let fields = nodes.fields(member.node, "a store", known: ["module", "with"]) else {
      return nil
    }
    let module = nodes.required("module", in: fields).flatMap {
      nodes.name($0, "a store's module", as: StoreName.self)
    }
    let with = nodes.arguments(fields["with"], "with", in: .input)
    let note = note(fields)
    return module.map {
      StoreDeclaration(
        name: StoreName(member.key), module: $0, with: with, note: note, place: place)
    }
  }

  /// Finds references to names that nothing declares or sets.
  mutating func checkReferences() {
    let context = names.context.union(writtenNames)
    for reference in nodes.references {
      guard let name = reference.path.first else { continue }
      switch reference.root {
      case .input where !names.inputs.contains(name):
        nodes.report(
          .unknownInput, at: reference.place, "no input is named \(Value.quote(name))", word: name,
          candidates: names.inputs, otherwise: "declare it under \"input\"")
      case .context where !context.contains(name):
        nodes.report(
          .unknownContext, at: reference.place,
          "nothing sets the context name \(Value.quote(name))", word: name, candidates: context,
          otherwise: "set it on the way here")
      default: break
      }
    }
  }
}
