/// Looks at one part of a state whenever there is a new one.
///
/// What it does is a closure, made where the types are known: a method of a generic class would read
/// and compare every part by its run-time type.
@MainActor
@usableFromInline
final class Observer<State> {
  @usableFromInline var isActive = true
  /// Tells its owner if its part of the state has changed.
  @usableFromInline let check: @MainActor (State) -> Void

  @inlinable init(check: @escaping @MainActor (State) -> Void) { self.check = check }

  /// Watches one key path.
  @inlinable convenience init<Part: Equatable>(
    _ path: KeyPath<State, Part>, of state: State,
    changed: @escaping @MainActor (_ old: Part, _ new: Part) -> Void
  ) {
    let part = PartReader(path)
    var last = part.read(state)
    self.init { state in
      let next = part.read(state)
      guard next != last else { return }
      let old = last
      last = next
      changed(old, next)
    }
  }
}
