extension FlowReader {
  private enum StepKey: String, CaseIterable {
    case screen
    case service
    case journey
  }

  /// What a step is called and which keys it has; without a kind, those of all kinds.
  private static let anyStep: (role: String, known: [String]) = (
    "a step",
    StepKey.allCases.map(\.rawValue) + [
      "with", "on", "store", "use", "show", "timeout", "retry", "leave",
    ]
  )
  private static let screenStep: (role: String, known: [String]) = (
    "a screen step", ["screen", "with", "on", "store", "use"]
  )
  private static let serviceStep: (role: String, known: [String]) = (
    "a service step", ["service", "with", "on", "show", "timeout", "retry", "leave"]
  )
  private static let journeyStep: (role: String, known: [String]) = (
    "a journey step", ["journey", "with", "on"]
  )

  private static func shape(_ key: StepKey?) -> (role: String, known: [String]) {
    switch key {
    case .screen: screenStep
    case .service: serviceStep
    case .journey: journeyStep
    case nil: anyStep
    }
  }

  mutating func steps(_ node: JSONNode) -> [Step] {
    guard let members = nodes.members(node, "steps") else { return [] }
    var steps: [Step] = []
    steps.reserveCapacity(members.count)
    for member in members {
      if let step = step(member) { steps.append(step) }
    }
    return steps
  }

  private mutating func step(_ member: JSONMember) -> Step? {
    let place = nodes.place(ofKey: member)
    nodes.checkName(member.key, at: place, "a step")
    let key = stepKey(member, at: place)
    let (role, known) = Self.shape(key)
    guard let fields = nodes.fields(member.node, role, known: known) else { return nil }
    let kind = key.flatMap { self.kind($0, fields) }
    let with = nodes.arguments(fields["with"], "with", in: .step)
    let on = routes(fields["on"], of: owner(key))
    let note = note(fields)
    if key == .service, fields["timeout"] == nil { checkTimedOut(on.map { ($0.output, $0.place) }) }
    return kind.map {
      Step(id: StepID(member.key), kind: $0, with: with, on: on, note: note, place: place)
    }
  }

  /// Which of the three a step is; nil after a finding, or where it is no object.
  private mutating func stepKey(_ member: JSONMember, at place: Place) -> StepKey? {
    guard case .object(let members) = member.node.content else { return nil }
    guard let first = members.first(where: { StepKey(rawValue: $0.key) != nil }),
      members.count(where: { StepKey(rawValue: $0.key) != nil }) == 1
    else {
      reportKinds(of: member, members, at: place)
      return nil
    }
    return StepKey(rawValue: first.key)
  }

  private mutating func reportKinds(of step: JSONMember, _ members: [JSONMember], at place: Place) {
    let found = members.filter { StepKey(rawValue: $0.key) != nil }
    let problem: String
    if found.isEmpty {
      problem = "the step \(Value.quote(step.key)) is neither screen, service nor journey"
    } else {
      let kinds = found.map(\.key).joined(separator: " and ")
      problem = "the step \(Value.quote(step.key)) is \(kinds) at once"
    }
    let wrong = found.count > 1 ? nodes.place(ofKey: found[1]) : place
    nodes.reportLoss(.stepKind, at: wrong, problem, remedy: "a step is exactly one of them")
  }

  private func owner(_ key: StepKey?) -> TransitionOwner {
    switch key {
    case .screen, nil: .screen
    case .service: .service
    case .journey: .journey
    }
  }

  private mutating func kind(_ key: StepKey, _ fields: NodeFields) -> Step.Kind? {
    guard let node = fields[key.rawValue] else { return nil }
    switch key {
    case .screen: return screen(node, fields).map(Step.Kind.screen)
    case .service: return service(node, fields).map(Step.Kind.service)
    case .journey: return journeyStep(node).map(Step.Kind.journey)
    }
  }

  private mutating func screen(_ node: JSONNode, _ fields: NodeFields) -> ScreenStep? {
    let screen = nodes.name(node, "a screen's name", as: ScreenName.self)
    let store = fields["store"].flatMap { nodes.name($0, "a store's name", as: StoreName.self) }
    if let store, !names.stores.contains(store.value.rawValue) {
      nodes.report(
        .unknownStore, at: store.place,
        "no store is named \(Value.quote(store.value.rawValue))", word: store.value.rawValue,
        candidates: names.stores, otherwise: "declare it under \"stores\"")
    }
    let use = fields["use"].map { bindings($0) } ?? []
    return screen.map { ScreenStep(screen: $0, store: store, use: use) }
  }

  private mutating func bindings(_ node: JSONNode) -> [ScreenStep.Binding] {
    var bindings: [ScreenStep.Binding] = []
    for member in nodes.members(node, "use") ?? [] {
      let place = nodes.place(ofKey: member)
      nodes.checkName(member.key, at: place, "a capability")
      guard let service = nodes.name(member.node, "a service's name", as: ServiceName.self) else {
        continue
      }
      bindings.append(
        ScreenStep.Binding(need: NeedName(member.key), service: service, place: place))
    }
    return bindings
  }

  private mutating func journeyStep(_ node: JSONNode) -> JourneyStep? {
    guard case .object = node.content else {
      return nodes.name(node, "a journey", as: JourneyID.self).map { JourneyStep(.named($0)) }
    }
    guard let fields = nodes.fields(node, "a journey chosen at run time", known: ["from"]),
      let from = nodes.required("from", in: fields),
      let reference = nodes.reference(from, "what to choose from", in: .step.strict)
    else { return nil }
    return JourneyStep(.chosen(reference))
  }

  mutating func checkTimedOut(_ outputs: [(name: OutputName, place: Place)]) {
    for output in outputs where output.name == "timedOut" {
      nodes.report(
        .strayTimedOut, at: output.place, "the service has no timeout, so it is never timedOut",
        remedy: "give the step a \"timeout\" or take this away")
    }
  }
}
