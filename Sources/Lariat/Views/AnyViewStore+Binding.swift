public import LariatViews

extension AnyViewStore {
  /// Reads that part of the state; a write is only said to the store, by `action`, and shows if the
  /// handler takes it.
  public func binding<Value>(
    _ path: KeyPath<State, Value>, action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
  }

  /// As above, for a part that may be none: only values are said.
  public func binding<Value>(
    choice path: KeyPath<State, Value?>, action: @escaping (Value) -> Action
  ) -> Binding<Value?> {
    Binding(
      get: { self.state[keyPath: path] },
      set: { value in if let value { self.send(action(value)) } })
  }
}
