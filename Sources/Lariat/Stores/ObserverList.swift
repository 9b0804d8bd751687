/// A store's observers. While they are told, they may come and go.
@MainActor
@usableFromInline
struct ObserverList<State> {
  @usableFromInline var observers: [Observer<State>] = []
  @usableFromInline var hasInactive = false

  var count: Int { observers.count - (hasInactive ? observers.count { !$0.isActive } : 0) }
  @inlinable var isEmpty: Bool { observers.isEmpty }

  @usableFromInline init() {}

  mutating func append(_ observer: Observer<State>) { observers.append(observer) }

  mutating func remove(_ observer: Observer<State>) {
    observer.isActive = false
    hasInactive = true
  }

  /// Lets go of those that were removed; not to be called while they are told.
  @usableFromInline mutating func sweep() {
    guard hasInactive else { return }
    observers.removeAll { !$0.isActive }
    hasInactive = false
  }

  mutating func removeAll() {
    for observer in observers { observer.isActive = false }
    observers = []
    hasInactive = false
  }
}
