/// Content that may be higher than the room it gets.
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape(container: content) { children, path in
      var node = SemanticNode(path: path, role: .scroll)
      node.children = children
      return node
    }
  }
}
