/// Its content is another view when the id is another.
struct IdentityModifier<Content: View>: PrimitiveView {
  let content: Content
  let id: ElementID

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape(children: [Shape.Child(.id(id), content)])
  }
}

extension View {
  /// Ties state to `id`: another id tears the old view down and starts afresh.
  public func id(_ id: some Hashable & Sendable) -> some View {
    IdentityModifier(content: self, id: ElementID(id))
  }
}
