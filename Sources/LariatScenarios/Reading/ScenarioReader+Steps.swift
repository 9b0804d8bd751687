import LariatFlows

extension ScenarioReader {
  private static let stepKeys = ["at", "see", "notSee", "state", "log", "wait", "do"]

  mutating func step(_ node: JSONNode) -> ScenarioStep? {
    guard let fields = nodes.fields(node, "a step", known: Self.stepKeys) else { return nil }
    var step = ScenarioStep(place: nodes.place(node))
    if let node = fields["at"] { step.at = text(node, "a step's name") }
    if let node = fields["see"] { step.see = texts(node, "what is seen") }
    if let node = fields["notSee"] { step.notSee = texts(node, "what is not seen") }
    if let node = fields["log"] { step.log = texts(node, "a line of the log") }
    if let node = fields["wait"] { step.wait = nodes.duration(node, "a wait") }
    if let node = fields["state"] { step.state = state(node) }
    if let node = fields["do"] {
      step.gestures = (nodes.array(node, "what is done") ?? []).compactMap { gesture($0) }
    }
    return step
  }

  private mutating func state(_ node: JSONNode) -> [ScenarioStep.StateExpectation] {
    var state: [ScenarioStep.StateExpectation] = []
    for member in nodes.members(node, "a state") ?? [] {
      state.append(
        ScenarioStep.StateExpectation(
          member.key, member.node.value, at: nodes.place(ofKey: member)))
    }
    return state
  }

  private static let verbs = ["choose", "type", "press", "toggle", "key"]
  private static let owned = ["from", "into"]

  private mutating func gesture(_ node: JSONNode) -> Located<Gesture>? {
    guard
      let fields = nodes.fields(
        node, "something done", known: Self.verbs + Self.owned)
    else { return nil }
    let place = nodes.place(node)
    let given = Self.verbs.filter { fields[$0] != nil }
    let isMisspelt = fields.members.contains {
      !(Self.verbs + Self.owned + ["note"]).contains($0.key)
    }
    if given.isEmpty, isMisspelt { return nil }
    guard given.count == 1, let verb = given.first, let value = fields[verb] else {
      nodes.reportLoss(
        .scenarioGesture, at: place,
        given.isEmpty
          ? "nothing is done here"
          : "several things are done here: \(given.joined(separator: ", "))",
        remedy: "give exactly one of \(Self.verbs.joined(separator: ", "))")
      return nil
    }
    for (key, owner) in [("from", "choose"), ("into", "type")] where owner != verb {
      if let stray = fields[key] {
        nodes.report(
          .unknownKey, at: nodes.place(stray), "\(verb) takes no \(Value.quote(key))",
          remedy: "it belongs to \(owner)")
      }
    }
    return gesture(verb, value, fields).map { Located($0, at: place) }
  }

  private mutating func gesture(
    _ verb: String, _ value: JSONNode, _ fields: NodeFields
  ) -> Gesture? {
    switch verb {
    case "type":
      guard let text = typedText(value) else { return nil }
      return .type(text, into: fields["into"].flatMap { nodes.string($0, "a field's label") })
    case "choose":
      guard let option = nodes.string(value, "an option's label") else { return nil }
      return .choose(option, from: fields["from"].flatMap { nodes.string($0, "a field's label") })
    case "press": return nodes.string(value, "a button's label").map { .press($0) }
    case "toggle": return nodes.string(value, "a toggle's label").map { .toggle($0) }
    default: return nodes.string(value, "a key").map { .key($0) }
    }
  }

  private mutating func typedText(_ node: JSONNode) -> TypedText? {
    guard case .object = node.content else {
      return nodes.string(node, "what is typed").map { .text($0) }
    }
    guard let fields = nodes.fields(node, "a secret", known: ["secret"]),
      let name = nodes.required("secret", in: fields)
    else { return nil }
    return nodes.string(name, "a secret's name").map { .secret($0) }
  }
}
