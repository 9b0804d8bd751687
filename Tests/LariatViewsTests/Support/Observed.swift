import LariatViews

/// The least of a store: one value that views read and tests change.
@MainActor
final class Observed<Value> {
  let source = Source()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      source.read()
      return stored
    }
    set {
      stored = newValue
      source.changed()
    }
  }
}
