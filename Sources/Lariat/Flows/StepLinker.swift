import LariatFlows

/// Looks up what the steps of one flow show, call and nest.
struct StepLinker {
  let linker: Linker
  let definition: FlowDefinition
  let types: TypeTable
  private(set) var findings: [Finding] = []
  /// Inputs that transitions lay over a step's own.
  private var overlaid: [StepID: Set<String>] = [:]

  init(linker: Linker, definition: FlowDefinition, types: TypeTable) {
    self.linker = linker
    self.definition = definition
    self.types = types
    let routes = definition.steps.flatMap(\.on).flatMap(\.transitions)
    for transition in definition.start + routes where !transition.with.isEmpty {
      guard let target = transition.target else { continue }
      overlaid[target, default: []].formUnion(transition.with.map(\.name))
    }
  }

  /// The step with its types; nil where what it names is unknown, which is then a finding.
  mutating func link(_ step: Step) -> LinkedStep? {
    switch step.kind {
    case .screen(let screen): link(step, screen)
    case .service(let service): link(step, service)
    case .journey(let journey): link(step, journey)
    }
  }

  /// Checks that the module of each declared store is known and that it gets its inputs.
  mutating func checkStores(_ flow: Flow) {
    let arguments = ArgumentCheck(types: ReferenceTypes(flow), flow: flow, payload: nil)
    for store in definition.stores {
      guard let entry = linker.catalogue.stores[store.module.value] else {
        _ = unknown(
          .unknownStoreModule, "store module", store.module.value, at: store.module.place,
          among: linker.catalogue.stores.keys.map(\.rawValue))
        continue
      }
      findings += arguments.check(store.with, against: entry.inputs, of: "store \"\(store.name)\"")
      for field in entry.inputs where field.isRequired && store.with[field.name] == nil {
        findings.append(
          Finding(
            .missingArgument, at: store.place,
            "store \"\(store.name)\" needs \"\(field.name)\" (\(field.type.reference))",
            remedy: "add it to the store's \"with\""))
      }
    }
  }

  private mutating func link(_ step: Step, _ screen: ScreenStep) -> LinkedStep? {
    guard let entry = linker.catalogue.screens[screen.screen.value] else {
      return unknown(
        .unknownScreen, "screen", screen.screen.value, at: screen.screen.place,
        among: linker.catalogue.screens.keys.map(\.rawValue))
    }
    checkStore(screen, entry)
    checkUse(screen, entry, step)
    let overlaid = overlaid[step.id] ?? []
    var literals = step.with.literals
    for name in overlaid { literals[name] = nil }
    let variables = overlaid.union(step.with.filter { $0.value.constant == nil }.map(\.name))
    let shape = entry.shape(literals: literals, variables: variables, types: types)
    return LinkedStep(
      definition: step, inputs: shape.inputs, outputs: shape.outputs,
      hasDismissal: entry.hasDismissal)
  }

  private mutating func link(_ step: Step, _ service: ServiceStep) -> LinkedStep? {
    guard let entry = linker.catalogue.services[service.service.value] else {
      return unknown(
        .unknownService, "service", service.service.value, at: service.service.place,
        among: linker.catalogue.services.keys.map(\.rawValue))
    }
    var outputs = entry.outputs
    if service.timeout != nil {
      outputs.append(PortDeclaration("timedOut", "It took longer than the step's timeout"))
    }
    if service.leave == .detach {
      findings.append(
        Finding(
          .unsupported, at: service.service.place, "\"leave\": \"detach\" is not available yet",
          remedy: "leave it out: the service is then cancelled when the person leaves"))
    }
    return LinkedStep(definition: step, inputs: entry.inputs, outputs: outputs)
  }

  private mutating func link(_ step: Step, _ journey: JourneyStep) -> LinkedStep? {
    switch journey.target {
    case .chosen:
      return LinkedStep(
        definition: step, inputs: [], outputs: [Self.finished])
    case .named(let name):
      guard let signature = linker.signatures[name.value] else {
        return unknown(
          .unknownJourney, "journey", name.value, at: name.place, among: linker.journeys)
      }
      let outputs = signature.outcomes.map {
        PortDeclaration(OutputName($0.name.rawValue), "", payload: $0.result)
      }
      return LinkedStep(definition: step, inputs: signature.inputs, outputs: outputs)
    }
  }

  /// The one output of a journey that is chosen at run time.
  private static let finished = PortDeclaration(
    "finished", "The journey has ended",
    payload: [
      FieldDeclaration("journey", .string()), FieldDeclaration("outcome", .string()),
      FieldDeclaration(
        "status",
        .choice(ChoiceType(choices: OutcomeStatus.allCases.map { Choice($0.rawValue) }))),
      FieldDeclaration("message", .string()),
    ])

  private mutating func checkStore(_ screen: ScreenStep, _ entry: ScreenEntry) {
    switch (entry.store, screen.store) {
    case (nil, nil): break
    case (nil, let named?):
      findings.append(
        Finding(
          .wrongStore, at: named.place, "screen \"\(entry.name)\" has a store of its own",
          remedy: "leave \"store\" out"))
    case (let module?, nil):
      findings.append(
        Finding(
          .wrongStore, at: screen.screen.place,
          "screen \"\(entry.name)\" needs a shared store of module \"\(module)\"",
          remedy: "declare one under \"stores\" and name it with \"store\""))
    case (let module?, let named?):
      guard let store = definition.stores.first(where: { $0.name == named.value }) else { return }
      if store.module.value != module {
        findings.append(
          Finding(
            .wrongStore, at: named.place,
            "screen \"\(entry.name)\" needs a store of module \"\(module)\"; \"\(named.value)\" is of "
              + "module \"\(store.module.value)\""))
      }
    }
  }

  private mutating func checkUse(_ screen: ScreenStep, _ entry: ScreenEntry, _ step: Step) {
    let known = entry.needs.map(\.name.rawValue)
    for binding in screen.use {
      guard let need = entry.needs.first(where: { $0.name == binding.need }) else {
        _ = unknown(.unknownNeed, "capability", binding.need, at: binding.place, among: known)
        continue
      }
      guard let service = linker.catalogue.services[binding.service.value] else {
        _ = unknown(
          .unknownService, "service", binding.service.value, at: binding.service.place,
          among: linker.catalogue.services.keys.map(\.rawValue))
        continue
      }
      if let problem = need.mismatch(with: service) {
        findings.append(
          Finding(
            .wrongNeed, at: binding.service.place,
            "service \"\(service.name)\" does not fit \"\(need.name)\": \(problem)"))
      }
    }
    for need in entry.needs where !screen.use.contains(where: { $0.need == need.name }) {
      findings.append(
        Finding(
          .unboundNeed, at: screen.screen.place,
          "screen \"\(entry.name)\" needs \"\(need.name)\" (\(need.summary))",
          remedy: "bind a service to it under \"use\""))
    }
  }

  private mutating func unknown(
    _ rule: RuleID, _ kind: String, _ name: some Name, at place: Place, among known: [String]
  ) -> LinkedStep? {
    findings.append(
      Finding(
        rule, at: place, "no \(kind) is named \"\(name)\""
      ).suggesting(
        known, for: name.rawValue,
        otherwise: known.isEmpty
          ? "there are none" : "there is \(known.sorted().joined(separator: ", "))"))
    return nil
  }
}

extension [Argument] {
  /// Those that hold no reference.
  var literals: Object {
    var object = Object()
    for argument in self {
      if let value = argument.value.constant { object[argument.name] = value }
    }
    return object
  }
}
