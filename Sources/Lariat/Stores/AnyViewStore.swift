import LariatViews

/// What a view sees of a store: state to read, actions to send, never outputs.
///
/// View stores compare by identity.
@MainActor
@dynamicMemberLookup
public final class AnyViewStore<State, Action> {
  private let read: () -> State
  private let deliver: (Action) -> Void
  private let watch: (Observer<State>) -> Observation
  /// What views have read, by key path, and what tells them when it has changed.
  private var sources: [PartialKeyPath<State>: (source: Source, observation: Observation)] = [:]

  init(
    read: @escaping () -> State, deliver: @escaping (Action) -> Void,
    watch: @escaping (Observer<State>) -> Observation
  ) {
    self.read = read
    self.deliver = deliver
    self.watch = watch
  }

  /// The state as it is now. A view that reads it runs again after every change.
  public var state: State {
    track(\State.self) { changed in Observer { _ in changed() } }
    return read()
  }

  /// A part of the state. A view that reads it runs again only when that part has changed.
  public subscript<Part: Equatable>(dynamicMember path: KeyPath<State, Part>) -> Part {
    track(path) { changed in Observer(path, of: self.read()) { _, _ in changed() } }
    return read()[keyPath: path]
  }

  private func track(
    _ path: PartialKeyPath<State>, _ observer: (@escaping () -> Void) -> Observer<State>
  ) {
    guard ReadTracking.current != nil else { return }
    if let known = sources[path] { return known.source.read() }
    let source = Source()
    let observation = watch(observer { [weak source] in source?.changed() })
    sources[path] = (source, observation)
    source.read()
  }

  public func send(_ action: Action) { deliver(action) }

  /// The same store seen as a part of its state and by actions of one's own.
  public func map<Part, PartAction>(
    state mapState: @escaping (State) -> Part, action mapAction: @escaping (PartAction) -> Action
  ) -> AnyViewStore<Part, PartAction> {
    let (read, deliver, watch) = (read, deliver, watch)
    return AnyViewStore<Part, PartAction>(
      read: { mapState(read()) },
      deliver: { deliver(mapAction($0)) },
      watch: { inner in watch(Observer { inner.check(mapState($0)) }) })
  }

  /// Calls `changed` whenever that part of the state has changed, until the token is cancelled or
  /// released.
  public func observe<Part: Equatable>(
    _ path: KeyPath<State, Part>, _ changed: @escaping @MainActor (_ old: Part, _ new: Part) -> Void
  ) -> Observation {
    watch(Observer(path, of: read(), changed: changed))
  }
}

extension AnyViewStore: Equatable {
  nonisolated public static func == (left: AnyViewStore, right: AnyViewStore) -> Bool {
    left === right
  }
}

extension Store {
  /// What a view sees of this store. `gate` is the visit that its actions come through; the owning
  /// visit's where none is given.
  public func viewStore(through gate: Gate? = nil) -> AnyViewStore<Module.State, Module.Action> {
    let gate = gate ?? ownGate
    return AnyViewStore(
      read: { self.state }, deliver: { self.send($0, through: gate) }, watch: { self.add($0) })
  }
}
