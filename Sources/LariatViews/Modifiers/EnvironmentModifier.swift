/// Changes the environment of its content.
struct EnvironmentModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  func shape(in environment: EnvironmentValues) -> Shape {
    var shape = Shape(content: content)
    shape.environment = change
    return shape
  }
}

extension View {
  /// Hands a value down to all views inside.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModifier(content: self) { $0[keyPath: path] = value }
  }

  /// Takes all controls inside out of use. What is disabled further out stays so.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
