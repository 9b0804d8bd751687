/// A field for text of several lines.
public struct TextEditor: PrimitiveView {
  private let label: String
  private let text: Binding<String>

  public init(_ label: String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (value, isEnabled) = (text.wrappedValue, environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .textEditor, label: label)
      node.value = .text(value)
      node.enable(isEnabled) { $0.setText = { text.wrappedValue = $0 } }
      return node
    }
  }
}
