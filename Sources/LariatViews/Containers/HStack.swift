/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: Int?
  private let content: Content

  public init(
    alignment: Alignment = .leading, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape(container: content) { children, path in
      var node = SemanticNode(path: path, role: .horizontal)
      node.layout.alignment = alignment
      node.layout.spacing = spacing
      node.children = children
      return node
    }
  }
}
