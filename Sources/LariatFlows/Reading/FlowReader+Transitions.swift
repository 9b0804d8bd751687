/// Whose transitions they are: it decides which verbs and references are at home there.
enum TransitionOwner: String {
  case start
  case screen
  case service
  case journey

  var scope: ReferenceScope { self == .start ? .step : .transition }
}

extension FlowReader {
  private static let verbs = ["go", "push", "back", "backTo", "stay", "end"]
  private static let transitionKeys = verbs + ["when", "set", "count", "with", "notice"]

  mutating func routes(_ node: JSONNode?, of owner: TransitionOwner) -> [OutputRoute] {
    guard let node, let members = nodes.members(node, "on") else { return [] }
    return members.map { member in
      let place = nodes.place(ofKey: member)
      nodes.checkName(member.key, at: place, "an output", dots: true)
      let transitions = transitions(member.node, of: owner)
      return OutputRoute(output: OutputName(member.key), transitions: transitions, place: place)
    }
  }

  /// One transition, or an ordered list of them of which only the last is open.
  mutating func transitions(_ node: JSONNode, of owner: TransitionOwner) -> [Transition] {
    guard case .array(let entries) = node.content else {
      checkOpenness(node, isLast: true)
      return transition(node, of: owner).map { [$0] } ?? []
    }
    if entries.isEmpty {
      nodes.reportLoss(
        .emptyList, at: nodes.place(node), "the list of transitions is empty",
        remedy: "it leads nowhere; give it an entry")
    }
    var transitions: [Transition] = []
    for (index, entry) in entries.enumerated() {
      checkOpenness(entry, isLast: index == entries.count - 1)
      if let transition = transition(entry, of: owner) { transitions.append(transition) }
    }
    return transitions
  }

  private mutating func checkOpenness(_ entry: JSONNode, isLast: Bool) {
    if isLast, let condition = entry["when"] {
      nodes.report(
        .openEntry, at: nodes.place(condition), "the last entry has a condition",
        remedy: "put an entry without \"when\" after it, for when nothing applies")
    } else if !isLast, entry["when"] == nil {
      nodes.report(
        .openEntry, at: nodes.place(entry), "entries after this one are never reached",
        remedy: "give it a \"when\" or put it last")
    }
  }

  private mutating func transition(_ node: JSONNode, of owner: TransitionOwner) -> Transition? {
    let place = nodes.place(node)
    if case .string = node.content { return step(node).map { Transition(.go($0), place: place) } }
    guard case .object = node.content else {
      nodes.reportWrongType(node, "a transition", expected: "a step's name or an object")
      return nil
    }
    guard let fields = nodes.fields(node, "a transition", known: Self.transitionKeys) else {
      return nil
    }
    let condition = fields["when"].flatMap { self.condition($0, in: owner.scope) }
    let verb = verb(fields, of: owner)
    let set = fields["set"].map { assignments($0, in: owner.scope) } ?? []
    let count = fields["count"].map { counted($0) } ?? []
    let with = nodes.arguments(fields["with"], "with", in: owner.scope)
    let notice = fields["notice"].flatMap { nodes.text($0, "a notice", in: owner.scope) }
    let note = note(fields)
    guard let verb else { return nil }
    checkWith(fields, verb)
    guard condition != nil || fields["when"] == nil else { return nil }
    return Transition(
      verb, when: condition, set: set, count: count, with: with, notice: notice, note: note,
      place: place)
  }

  private mutating func verb(_ fields: NodeFields, of owner: TransitionOwner) -> Transition.Verb? {
    let isVerb = { (member: JSONMember) in Self.verbs.contains(member.key) }
    guard let member = fields.members.first(where: isVerb), fields.members.count(where: isVerb) == 1
    else {
      reportVerbs(fields.members.filter(isVerb), fields)
      return nil
    }
    checkPosition(of: member, owner)
    switch member.key {
    case "go": return step(member.node).map(Transition.Verb.go)
    case "push": return step(member.node).map(Transition.Verb.push)
    case "backTo": return step(member.node).map(Transition.Verb.backTo)
    case "end": return outcome(member.node).map(Transition.Verb.end)
    default:
      guard case .boolean(true) = member.node.content else {
        nodes.reportWrongType(member.node, member.key, expected: "true")
        return nil
      }
      return member.key == "back" ? .back : .stay
    }
  }

  private mutating func reportVerbs(_ found: [JSONMember], _ fields: NodeFields) {
    let start = fields.node.range.lowerBound
    let place =
      found.count > 1 ? nodes.place(ofKey: found[1]) : nodes.place(start..<(start + 1))
    let names = found.map(\.key).joined(separator: " and ")
    nodes.reportLoss(
      .verbCount, at: place,
      found.isEmpty ? "a transition leads nowhere" : "a transition cannot \(names) at once",
      remedy: "it has exactly one of \(Self.verbs.joined(separator: ", "))")
  }

  private mutating func checkPosition(of verb: JSONMember, _ owner: TransitionOwner) {
    switch (owner, verb.key) {
    case (.start, "push"), (.start, "back"), (.start, "backTo"), (.start, "stay"):
      nodes.report(
        .misplacedVerb, at: nodes.place(ofKey: verb), "a journey cannot start with \(verb.key)",
        remedy: "there is no visit yet; use go or end")
    case (.service, "push"), (.service, "stay"), (.journey, "push"), (.journey, "stay"):
      nodes.report(
        .misplacedVerb, at: nodes.place(ofKey: verb),
        "a \(owner.rawValue) step cannot \(verb.key)",
        remedy: "only a screen can be kept; use go")
    default: break
    }
  }

  private mutating func checkWith(_ fields: NodeFields, _ verb: Transition.Verb) {
    guard let member = fields.members.first(where: { $0.key == "with" }) else { return }
    switch verb {
    case .go, .push, .end: break
    case .back, .backTo, .stay:
      nodes.report(
        .strayWith, at: nodes.place(ofKey: member), "nothing is made that could take \"with\"",
        remedy: "only go, push and end hand something on; use \"set\"")
    }
  }

  private mutating func step(_ node: JSONNode) -> Located<StepID>? {
    guard let step = nodes.name(node, "a step's name", as: StepID.self) else { return nil }
    let name = step.value.rawValue
    if let steps = names.steps, !steps.contains(name) {
      nodes.report(
        .unknownStep, at: step.place, "no step is named \(Value.quote(name))", word: name,
        candidates: steps, otherwise: "add it under \"steps\"")
    }
    return step
  }

  private mutating func outcome(_ node: JSONNode) -> Located<OutcomeName>? {
    guard let outcome = nodes.name(node, "an outcome's name", as: OutcomeName.self) else {
      return nil
    }
    let name = outcome.value.rawValue
    if let outcomes = names.outcomes, !outcomes.contains(name) {
      nodes.report(
        .unknownOutcome, at: outcome.place, "no outcome is named \(Value.quote(name))", word: name,
        candidates: outcomes, otherwise: "add it under \"outcomes\"")
    }
    return outcome
  }

  private mutating func assignments(_ node: JSONNode, in scope: ReferenceScope) -> [Assignment] {
    var assignments: [Assignment] = []
    for member in nodes.members(node, "set") ?? [] {
      let place = nodes.place(ofKey: member)
      nodes.checkName(member.key, at: place, "a context name")
      writtenNames.insert(member.key)
      let value = nodes.expression(member.node, in: scope)
      assignments.append(Assignment(name: ContextName(member.key), value: value, place: place))
    }
    return assignments
  }

  private mutating func counted(_ node: JSONNode) -> [Located<ContextName>] {
    let elements: [JSONNode]
    if case .array(let list) = node.content { elements = list } else { elements = [node] }
    return elements.compactMap { element in
      let name = nodes.name(element, "a context name to count", as: ContextName.self)
      if let name {
        nodes.checkName(name.value.rawValue, at: name.place, "a context name")
        writtenNames.insert(name.value.rawValue)
      }
      return name
    }
  }
}
