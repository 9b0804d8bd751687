import LariatViews

/// A value with a binding to it that logs its writes.
@MainActor
final class Box<Value> {
  var value: Value
  private(set) var writes: [Value] = []

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.writes.append($0)
        self.value = $0
      })
  }
}
