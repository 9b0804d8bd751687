public import LariatFlows

/// One run of a flow as a pure machine: it is told what happened and answers with effects, in order.
///
/// The stack of visits is one value. Only the topmost visit is heard, and only by its ticket.
public struct Journey: Sendable {
  /// How many steps may follow each other without a screen.
  public static let maximumSilence = 100

  public let flow: Flow
  public let input: Object
  public internal(set) var context: Object
  /// From the bottom to the top; one for each open frame.
  public private(set) var visits: [Visit] = []
  public private(set) var outcome: JourneyOutcome?

  private var nextTicket = 1
  private var silence: [StepID] = []

  /// - Parameter input: Checked already, with defaults filled in.
  public init(_ flow: Flow, input: Object) {
    self.flow = flow
    self.input = input
    context = flow.context
  }

  public var current: Visit? { visits.last }

  /// Whether it has ended, by an outcome or by being stopped.
  public private(set) var isOver = false

  // MARK: Events

  public mutating func start() throws(JourneyError) -> [Effect] {
    try wholly { journey throws(JourneyError) in
      try journey.follow(journey.flow.start, of: nil, output: nil)
    }
  }

  /// Whether what that visit says counts.
  public func hears(_ ticket: Ticket) -> Bool { !isOver && visits.last?.ticket == ticket }

  /// Takes an output of the current visit; empty if its ticket is not the current one.
  public mutating func receive(
    _ output: OutputName, _ payload: Object, from ticket: Ticket
  ) throws(JourneyError) -> [Effect] {
    guard hears(ticket), let visit = visits.last else { return [] }
    guard let transitions = visit.step.transitions[output] else {
      throw .noTransition(output, step: visit.step.id)
    }
    return try wholly { journey throws(JourneyError) in
      try journey.follow(transitions, of: visit, output: (output, payload))
    }
  }

  /// Esc, where the screen has no answer of its own: back if something lies underneath, else the
  /// cancelled outcome; empty where there is neither.
  public mutating func dismiss() throws(JourneyError) -> [Effect] {
    guard !isOver, let visit = visits.last else { return [] }
    if visits.count > 1 {
      let frame = visits.removeLast()
      return [.moved(visit.step.id, .back), .end(frame.ticket)] + uncover()
    }
    guard let outcome = flow.dismissal else { return [] }
    return try wholly { journey throws(JourneyError) in
      try journey.finish(outcome, Object(), from: visit)
    }
  }

  /// Ends every visit, from the top down, without an outcome. A second call does nothing.
  public mutating func stop() -> [Effect] {
    guard !isOver else { return [] }
    isOver = true
    return endAll()
  }

  // MARK: Transitions

  /// Moves as a whole or not at all: where `move` throws, the journey stays where it is.
  private mutating func wholly(
    _ move: (inout Journey) throws(JourneyError) -> [Effect]
  ) throws(JourneyError) -> [Effect] {
    var moved = self
    let effects = try move(&moved)
    self = moved
    return effects
  }

  private mutating func follow(
    _ transitions: [LinkedTransition], of visit: Visit?,
    output: (name: OutputName, payload: Object)?
  ) throws(JourneyError) -> [Effect] {
    let before = Scope(input: input, context: context, output: output?.payload)
    guard let transition = try choose(transitions, before)?.definition else {
      throw .noTransition(output?.name ?? "start", step: visit?.step.id ?? "start")
    }
    let assigned = try assignments(transition, before)
    var effects: [Effect] = []
    switch transition.verb {
    case .stay:
      try apply(assigned, transition)
      if let visit { effects.append(.moved(visit.step.id, .stay)) }
    case .go(let step):
      if let visit {
        effects += [.moved(visit.step.id, .go(step.value)), .end(visit.ticket)]
        visits.removeLast()
      }
      try apply(assigned, transition)
      return effects + (try enter(step.value, transition, before))
    case .push(let step):
      if let visit {
        effects += [.moved(visit.step.id, .push(step.value)), .cover(visit.ticket)]
        visits[visits.count - 1].covered = context
      }
      try apply(assigned, transition)
      return effects + (try enter(step.value, transition, before))
    case .back:
      guard let visit, visits.count > 1 else {
        throw .nothingUnderneath(step: visit?.step.id ?? "start", transition.place)
      }
      visits.removeLast()
      effects += [.moved(visit.step.id, .back), .end(visit.ticket)] + uncover()
      try apply(assigned, transition)
    case .backTo(let target):
      effects += try unwind(to: target.value, transition)
      try apply(assigned, transition)
    case .end(let outcome):
      try apply(assigned, transition)
      let scope = after(before)
      let result = try attempt { () throws(EvaluationError) in try scope.evaluate(transition.with) }
      return try finish(outcome.value, result, from: visit)
    }
    if let notice = try text(transition.notice, after(before)) { effects.append(.notice(notice)) }
    return effects
  }

  private func choose(
    _ transitions: [LinkedTransition], _ scope: Scope
  ) throws(JourneyError) -> LinkedTransition? {
    for transition in transitions {
      guard let condition = transition.definition.when else { return transition }
      let holds = try attempt { () throws(EvaluationError) in try scope.holds(condition) }
      if holds { return transition }
    }
    return nil
  }

  private mutating func unwind(
    to target: StepID, _ transition: Transition
  ) throws(JourneyError) -> [Effect] {
    let step = visits.last?.step.id ?? "start"
    guard let index = visits.dropLast().lastIndex(where: { $0.step.id == target }) else {
      throw .notUnderneath(target, step: step, transition.place)
    }
    let ended = visits[(index + 1)...].reversed().map { Effect.end($0.ticket) }
    visits.removeSubrange((index + 1)...)
    return [.moved(step, .backTo(target))] + ended + uncover()
  }

  /// Makes the visit that now lies on top live again, with the context that it had.
  private mutating func uncover() -> [Effect] {
    guard let top = visits.last else { return [] }
    if let covered = top.covered { context = covered }
    visits[visits.count - 1].covered = nil
    return [.uncover(top.ticket)]
  }

  private mutating func enter(
    _ id: StepID, _ transition: Transition, _ before: Scope
  ) throws(JourneyError) -> [Effect] {
    guard let step = flow.steps[id] else {
      preconditionFailure("linked flow \(flow.id) has no step \(id)")
    }
    try listen(to: step)
    let scope = after(before)
    let input = try attempt { () throws(EvaluationError) in
      let own = try scope.evaluate(step.definition.with)
      return transition.with.isEmpty ? own : own.merging(try scope.evaluate(transition.with))
    }
    let visit = Visit(
      ticket: Ticket(nextTicket), step: step, input: input,
      notice: try text(transition.notice, scope))
    nextTicket += 1
    visits.append(visit)
    return [.enter(visit)]
  }

  /// Forgets the steps without a screen: a journey nested in this one has shown one.
  mutating func breakSilence() { silence.removeAll(keepingCapacity: true) }

  /// Counts steps that follow each other without a screen.
  private mutating func listen(to step: LinkedStep) throws(JourneyError) {
    if case .screen = step.definition.kind {
      silence.removeAll(keepingCapacity: true)
      return
    }
    silence.append(step.id)
    guard silence.count > Self.maximumSilence else { return }
    let loop = silence.suffix(from: (silence.dropLast().lastIndex(of: step.id) ?? 0))
    throw .endless(Array(loop))
  }

  private mutating func finish(
    _ name: OutcomeName, _ result: Object, from visit: Visit?
  ) throws(JourneyError) -> [Effect] {
    guard let declaration = flow.outcomes[name] else {
      preconditionFailure("linked flow \(flow.id) has no outcome \(name)")
    }
    var decoding = DecodingContext(types: flow.types)
    let admitted = declaration.result.admit(result, &decoding)
    guard decoding.issues.isEmpty else { throw .badResult(name, FieldIssues(decoding.issues)) }
    let scope = Scope(input: input, context: context, result: admitted)
    let outcome = JourneyOutcome(
      name, declaration.status, result: admitted,
      message: try text(declaration.message, scope) ?? "")
    self.outcome = outcome
    isOver = true
    let moved = visit.map { [Effect.moved($0.step.id, .end(name))] } ?? []
    return moved + endAll() + [.finish(outcome)]
  }

  private mutating func endAll() -> [Effect] {
    defer { visits.removeAll() }
    return visits.reversed().map { .end($0.ticket) }
  }
}
