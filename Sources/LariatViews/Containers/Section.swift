/// Views that belong together, under a heading. In a list its views are rows.
public struct Section<Content: View>: PrimitiveView {
  private let title: String
  private let footer: String?
  private let content: Content

  public init(_ title: String, footer: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.footer = footer
    self.content = content()
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    var shape = Shape(container: content) { children, path in
      var node = SemanticNode(path: path, role: .section, label: title)
      node.hint = footer
      node.children = children
      return node
    }
    shape.environment = nil
    return shape
  }
}
