/// Something over its content.
struct OverlayModifier<Content: View, Overlay: View>: PrimitiveView {
  let content: Content
  let overlay: Overlay
  let alignment: Alignment

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape(
      children: [Shape.Child(.content, content), Shape.Child(.overlay, overlay)],
      environment: { $0.wantsRows = false },
      assemble: { children, path in
        var node = SemanticNode(path: path, role: .layers)
        node.layout.alignment = alignment
        node.children = children.joinedNodes
        return [node]
      })
  }
}

extension View {
  /// Lays another view over this one; it is read after it.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    OverlayModifier(content: self, overlay: content(), alignment: alignment)
  }
}
