public import LariatFlows

/// A journey with its driver: performs what the pure machine asks for, and tells the machine what
/// happened, one event after another.
@MainActor
public final class JourneyRun {
  public let log: ExecutionLog
  /// How deep it is nested; 0 for a run that a person started.
  public let depth: Int
  public internal(set) var ending: RunEnding?

  var journey: Journey
  let host: Dispatcher
  var places: [Ticket: LivePlace] = [:]
  var stores: [StoreName: any LiveStore] = [:]
  var lingering: [RunningService] = []
  var waiting: [Event] = []
  var isPerforming = false
  var watchers: [Watcher] = []
  var notice: (ticket: Ticket, text: String)?
  /// A notice that has met no screen yet.
  var undelivered: String?
  /// The step of every visit so far, for what is said about it later.
  var steps: [Ticket: StepID] = [:]
  let hooks: Hooks

  /// What a parent journey hears of a nested one.
  struct Hooks {
    var showedScreen: () -> Void = {}
    var changed: () -> Void = {}
    var finished: (RunEnding) -> Void = { _ in }
  }

  final class Watcher {
    let changed: () -> Void
    init(_ changed: @escaping () -> Void) { self.changed = changed }
  }

  enum Event {
    case output(Ticket, OutputName, Object)
    case dismissed
    case left(Ticket)
    case serviceReported(Ticket, RunningService.Event)
    case subjourneyEnded(Ticket, JourneyID, RunEnding)
  }

  /// - Parameter input: Checked already, with defaults filled in.
  init(
    _ flow: Flow, input: Object, host: Dispatcher, log: ExecutionLog, depth: Int = 0,
    hooks: Hooks = Hooks()
  ) {
    journey = Journey(flow, input: input)
    self.host = host
    self.log = log
    self.depth = depth
    self.hooks = hooks
  }

  public var flow: Flow { journey.flow }
  public var input: Object { journey.input }
  /// The context of this journey as it is now.
  public var context: Object { journey.context }

  /// Begins. A run that was only prepared does nothing before.
  public func begin() {
    record(.started(flow.id, input: input))
    isPerforming = true
    perform { journey throws(JourneyError) in try journey.start() }
    finishPerforming()
  }

  // MARK: What a front sees and does

  /// What is to be shown now; nil after the end, and while a service runs that has no face.
  public var presentation: Presentation? { presentation(under: []) }

  private func presentation(under tickets: [Ticket]) -> Presentation? {
    guard let visit = journey.current, let place = places[visit.ticket] else { return nil }
    let id = Presentation.ID(tickets: tickets + [visit.ticket])
    let line = notice.flatMap { $0.ticket == visit.ticket ? $0.text : nil }
    switch place {
    case .journey(let run): return run.presentation(under: tickets + [visit.ticket])
    case .screen(let screen):
      return Presentation(
        id: id, kind: .screen, journey: flow.id, step: visit.step.id, screen: screen, notice: line)
    case .service(let service):
      guard let face = service.face else { return nil }
      return Presentation(
        id: id, kind: .service(isShown: !service.step.show.isEmpty), journey: flow.id,
        step: visit.step.id, screen: face, notice: line)
    }
  }

  /// Calls `changed` after every event that the run has taken: what is shown may have changed, a
  /// service may have told progress, or the run may have ended.
  public func observe(_ changed: @escaping @MainActor () -> Void) -> Observation {
    let watcher = Watcher(changed)
    watchers.append(watcher)
    return Observation { [weak self] in self?.watchers.removeAll { $0 === watcher } }
  }

  /// The person leaves what is shown (Esc).
  public func dismiss() { deliver(.dismissed) }

  /// Ends the run from outside: everything in it ends, from the top down.
  public func stop() {
    guard ending == nil else { return }
    for effect in journey.stop() { carryOut(effect) }
    end(.stopped)
  }

  /// Waits until nothing works on its own: no service runs and no screen's work.
  public func settle() async {
    while ending == nil, let visit = journey.current, let place = places[visit.ticket] {
      switch place {
      case .journey(let run):
        await run.settle()
        if run.ending == nil { return }
      case .screen(let screen):
        if !screen.isWorking { return }
        await screen.settle()
      case .service(let service): await service.settle()
      }
    }
  }

  /// Waits until the work of calls that were ended has really returned, so that what it had begun
  /// is cleaned up.
  public func windDown() async {
    while let service = lingering.popLast() { await service.settle() }
  }
}
