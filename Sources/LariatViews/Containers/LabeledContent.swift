/// A label with what belongs to it: a pair to read.
public struct LabeledContent<Content: View>: PrimitiveView {
  private let label: String
  private let content: Content

  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape(container: content) { children, path in
      var node = SemanticNode(path: path, role: .labeledContent, label: label)
      node.children = children
      return node
    }
  }
}

extension LabeledContent where Content == Text {
  public init(_ label: String, value: String) { self.init(label) { Text(value) } }
}
