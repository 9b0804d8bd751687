import LariatFlows

/// The live state of one module in one place. Only actions change it.
///
/// Actions sent while one is handled wait, first in first out. Observers see each state once, in
/// order. Once ended it ignores everything.
@MainActor
public final class Store<Module: StoreModule> {
  public let services: BoundServices

  @usableFromInline var present: Module.State
  @usableFromInline let ownGate: Gate?
  @usableFromInline var hasEnded = false

  /// The gate by which the action being handled came in: its visit is heard for what is said.
  @usableFromInline var currentGate: Gate?
  @usableFromInline var waiting: [Turn] = []
  @usableFromInline var isTaken = false

  @usableFromInline var observers = ObserverList<Module.State>()
  @usableFromInline var untold: [Module.State] = []
  @usableFromInline var isTelling = false

  private let census: Census?
  private var work = WorkTable<Module>()

  @usableFromInline enum Turn {
    case action(Module.Action, Gate?)
    case completion(WorkID)
  }

  public init(_ input: Module.Input, _ context: StoreContext) {
    present = Module.initialState(input)
    ownGate = context.gate
    services = context.services
    census = context.census
    census?.stores += 1
    Module.begin(in: self)
  }

  isolated deinit {
    end()
    census?.stores -= 1
  }
}

// MARK: - Actions

extension Store {
  @inlinable public var state: Module.State { present }

  /// Sends an action.
  ///
  /// From outside it is refused once the visit is covered or ended. What is sent while another
  /// action is handled waits, and is refused only if the visit has ended by then.
  @inlinable public func send(_ action: Module.Action) { send(action, through: ownGate) }

  @inlinable func send(_ action: Module.Action, through gate: Gate?) {
    if hasEnded {
      gate?.refuse(action)
    } else if isTaken {
      waiting.append(.action(action, gate))
    } else if gate?.phase ?? .live == .live {
      isTaken = true
      handle(action, gate)
      if waiting.isEmpty { isTaken = false } else { finishTurn() }
    } else {
      gate?.refuse(action)
    }
  }

  @inlinable func handle(_ action: Module.Action, _ gate: Gate?) {
    gate?.admit(action)
    currentGate = gate
    Module.handle(action, in: self)
    currentGate = nil
  }

  @usableFromInline func finishTurn() {
    while !waiting.isEmpty {
      let turns = waiting
      waiting.removeAll(keepingCapacity: true)
      for turn in turns { take(turn) }
    }
    isTaken = false
  }

  private func take(_ turn: Turn) {
    switch turn {
    case .action(let action, let gate):
      if hasEnded || gate?.phase == .ended {
        gate?.refuse(action)
      } else {
        handle(action, gate)
      }
    case .completion(let id):
      guard !hasEnded, let entry = work.finish(id) else { return }
      census?.work -= 1
      currentGate = entry.gate
      entry.resume(self)
      currentGate = nil
    }
  }
}

// MARK: - State and outputs

extension Store {
  /// Changes the state, then tells the observers of what changed: for the module's own handler.
  ///
  /// Called by an observer it changes the state at once; the other observers are told of both
  /// states, one after the other. `change` must not read the store.
  @inlinable public func update(_ change: (inout Module.State) -> Void) {
    guard !hasEnded else { return }
    change(&present)
    guard !observers.isEmpty else { return }
    if isTelling {
      untold.append(present)
      return
    }
    isTelling = true
    let isOuter = !isTaken
    isTaken = true
    tell(present)
    while !untold.isEmpty { tell(untold.removeFirst()) }
    if observers.hasInactive { observers.sweep() }
    isTelling = false
    if isOuter { finishTurn() }
  }

  @inlinable func tell(_ state: Module.State) {
    for observer in observers.observers where observer.isActive { observer.check(state) }
  }

  /// Says an output: `store.output.chosen(option)`. The journey hears it at once.
  public var output: BoundPorts<Module.Output> {
    let gate = currentGate ?? ownGate
    return BoundPorts { name, payload in gate?.emit(name, payload) }
  }
}

// MARK: - Observing

extension Store {
  /// Calls `changed` whenever that part of the state has changed, until the token is cancelled or
  /// released.
  @inlinable public func observe<Part: Equatable>(
    _ path: KeyPath<Module.State, Part>,
    _ changed: @escaping @MainActor (_ old: Part, _ new: Part) -> Void
  ) -> Observation {
    add(Observer(path, of: present, changed: changed))
  }

  @usableFromInline func add(_ observer: Observer<Module.State>) -> Observation {
    guard !hasEnded else { return Observation {} }
    observers.append(observer)
    census?.observers += 1
    return Observation { [weak self, weak observer] in
      guard let self, let observer, observer.isActive else { return }
      self.remove(observer)
    }
  }

  private func remove(_ observer: Observer<Module.State>) {
    observers.remove(observer)
    census?.observers -= 1
    if !isTelling { observers.sweep() }
  }
}

// MARK: - Work

extension Store {
  /// Starts work off the main actor; `completion` gets the store back with the result.
  ///
  /// The work dies with the visit: once that has ended, its result changes nothing. Under a covered
  /// visit it goes on and still updates the state.
  @discardableResult
  public func run<Result: Sendable>(
    _ body: @escaping @concurrent @Sendable () async -> Result,
    then completion: @escaping @MainActor (Store, Result) -> Void
  ) -> WorkID? {
    guard !hasEnded else { return nil }
    census?.work += 1
    return work.start(body, gate: currentGate ?? ownGate, owner: self, completion)
  }

  /// Stops work that is still running; its completion is not called.
  public func cancel(_ id: WorkID) {
    guard work.contains(id) else { return }
    work.cancel(id)
    census?.work -= 1
  }

  public var isWorking: Bool { work.count > 0 }

  /// Waits until no work is running, nor any that completions started.
  public func settle() async {
    while let task = work.anyTask { await task.value }
  }

  func complete(_ id: WorkID) {
    guard !hasEnded, work.contains(id) else { return }
    if isTaken {
      waiting.append(.completion(id))
    } else {
      isTaken = true
      take(.completion(id))
      finishTurn()
    }
  }
}

// MARK: - Ending

extension Store {
  /// Ends the store: its work is cancelled, its observers are let go, everything later is ignored.
  /// A second call does nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    ownGate?.close()
    census?.work -= work.count
    work.cancelAll()
    census?.observers -= observers.count
    observers.removeAll()
    untold = []
  }
}
