/// The storage of one `@State`.
@MainActor
final class StateCell<Value> {
  private let source = Source("state")
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    source.read()
    return value
  }

  /// A write of an equal value changes nothing.
  func write(_ newValue: Value) {
    if let old = value as? any Equatable, old.isEqual(to: newValue) { return }
    value = newValue
    source.changed()
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
