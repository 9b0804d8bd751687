/// Changes what its content hands up.
struct PreferenceModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout PreferenceValues) -> Void

  func shape(in environment: EnvironmentValues) -> Shape {
    var shape = Shape(content: content)
    shape.preferences = change
    return shape
  }
}

extension View {
  /// Hands `value` up, in place of what the views inside hand up for this key.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferenceModifier(content: self) { $0[key] = value }
  }

  /// Changes what the views inside hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ transform: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    PreferenceModifier(content: self) { transform(&$0[key]) }
  }
}
