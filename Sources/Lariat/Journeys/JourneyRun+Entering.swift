import LariatFlows

/// Making what lives at a visit.
extension JourneyRun {
  func enter(_ visit: Visit) throws(JourneyError) {
    steps[visit.ticket] = visit.step.id
    switch visit.step.definition.kind {
    case .screen(let screen): try enter(visit, screen)
    case .service(let service): try enter(visit, service)
    case .journey(let step): try enter(visit, step)
    }
    if let text = undelivered, visit.notice == nil {
      undelivered = nil
      place(notice: text)
    }
    if let text = visit.notice { show(text) }
  }

  private func enter(_ visit: Visit, _ step: ScreenStep) throws(JourneyError) {
    guard let entry = host.catalogue.screens[step.screen.value] else {
      preconditionFailure("linked flow \(flow.id) names no screen \(step.screen.value)")
    }
    record(.entered(visit.step.id, input: visit.input))
    let shared = try step.store.map { name throws(JourneyError) in
      try sharedStore(name.value, step: visit.step.id)
    }
    let gate = gate(of: visit)
    let request = ScreenRequest(
      input: visit.input, types: flow.types, gate: gate,
      context: StoreContext(gate: gate, services: bound(step.use), census: host.census),
      shared: shared)
    do {
      places[visit.ticket] = .screen(try entry.make(request))
    } catch { throw .badInput(step: visit.step.id, error) }
    journey.breakSilence()
    hooks.showedScreen()
  }

  private func gate(of visit: Visit) -> Gate {
    let (ticket, step) = (visit.ticket, visit.step.id)
    // Who holds the screen longer than its run lived is still counted and logged.
    let late = { [weak host, log, depth] (stale: LogEvent.Stale) in
      host?.countStale()
      log.append(.stale(step, stale), depth: depth)
    }
    return Gate(
      say: { [weak self] output, payload in
        guard let self else { return late(.output(output)) }
        self.deliver(.output(ticket, output, payload))
      },
      record: { [weak self] passage in
        switch passage {
        case .admitted(let action): self?.record(.action(step, action))
        case .refused(let action): late(.action(action))
        }
      })
  }

  private func sharedStore(_ name: StoreName, step: StepID) throws(JourneyError) -> any LiveStore {
    if let store = stores[name] { return store }
    guard let declaration = flow.stores[name],
      let entry = host.catalogue.stores[declaration.module.value]
    else { preconditionFailure("linked flow \(flow.id) has no store \(name)") }
    let input: Object
    do {
      input = try Scope(input: journey.input).evaluate(declaration.with)
    } catch { throw .evaluation(error) }
    do {
      let context = StoreContext(gate: nil, census: host.census)
      let store = try entry.make(input, flow.types, context)
      stores[name] = store
      return store
    } catch { throw .badInput(step: step, error) }
  }

  private func bound(_ bindings: [ScreenStep.Binding]) -> BoundServices {
    guard !bindings.isEmpty else { return BoundServices() }
    var calls: [NeedName: BoundServices.Call] = [:]
    for binding in bindings {
      guard let entry = host.catalogue.services[binding.service.value] else { continue }
      calls[binding.need] = entry.call(types: flow.types)
    }
    return BoundServices(calls)
  }

  private func enter(_ visit: Visit, _ step: ServiceStep) throws(JourneyError) {
    guard let entry = host.catalogue.services[step.service.value] else {
      preconditionFailure("linked flow \(flow.id) names no service \(step.service.value)")
    }
    record(.serviceCalled(visit.step.id, entry.name, visit.input))
    let ticket = visit.ticket
    let service = RunningService(
      entry, step, input: visit.input, types: flow.types, face: try face(of: visit, step),
      clock: host.environment.clock, census: host.census)
    places[ticket] = .service(service)
    service.start { [weak self] report in self?.deliver(.serviceReported(ticket, report)) }
  }

  /// The screen that shows a running service; none for one that answers at once.
  private func face(
    of visit: Visit, _ step: ServiceStep
  ) throws(JourneyError) -> (any LiveScreen)? {
    guard let face = host.catalogue.face,
      case .concurrent? = host.catalogue.services[step.service.value]?.work
    else { return nil }
    let ticket = visit.ticket
    let gate = Gate(say: { [weak self] _, _ in self?.deliver(.left(ticket)) })
    var input = try journey.values(of: step.show)
    if input["title"] == nil, face.entry.inputs[named: "title"]?.isRequired == true {
      input["title"] = .string(visit.step.id.rawValue)
    }
    let request = ScreenRequest(
      input: input, types: flow.types, gate: gate,
      context: StoreContext(gate: gate, census: host.census))
    do { return try face.entry.make(request) } catch {
      throw .badInput(step: visit.step.id, error)
    }
  }

  private func enter(_ visit: Visit, _ step: JourneyStep) throws(JourneyError) {
    let id: JourneyID
    switch step.target {
    case .named(let name): id = name.value
    case .chosen(let reference):
      id = JourneyID(try journey.name(from: reference))
    }
    record(.entered(visit.step.id, input: visit.input))
    let ticket = visit.ticket
    let hooks = Hooks(
      showedScreen: { [weak self] in
        self?.journey.breakSilence()
        self?.hooks.showedScreen()
      },
      changed: { [weak self] in self?.tellWatchers() },
      finished: { [weak self] in self?.deliver(.subjourneyEnded(ticket, id, $0)) })
    do {
      let run = try host.nest(
        id, input: visit.input, log: log, depth: depth + 1, hooks: hooks)
      places[ticket] = .journey(run)
      run.begin()
    } catch {
      guard step.isChosen else { throw error }
      // Whoever let a person choose it is told, and can let them choose another.
      deliver(.subjourneyEnded(ticket, id, .fault(error)))
    }
  }
}
