/// Compares one part of a state with what it was when last told.
@MainActor
@usableFromInline
class Observer<State> {
  @usableFromInline final var isActive = true

  @usableFromInline init() {}

  /// Tells its owner if its part of `state` has changed.
  @usableFromInline func check(_ state: State) {}
}

/// Watches one key path.
@MainActor
@usableFromInline
final class PathObserver<State, Part: Equatable>: Observer<State> {
  @usableFromInline let path: KeyPath<State, Part>
  @usableFromInline let changed: (_ old: Part, _ new: Part) -> Void
  @usableFromInline var last: Part

  @inlinable init(
    _ path: KeyPath<State, Part>, of state: State,
    changed: @escaping (_ old: Part, _ new: Part) -> Void
  ) {
    self.path = path
    self.changed = changed
    last = state[keyPath: path]
  }

  @inlinable override func check(_ state: State) {
    let part = state[keyPath: path]
    guard part != last else { return }
    let old = last
    last = part
    changed(old, part)
  }
}
