/// A field for one line of text.
public struct TextField: PrimitiveView {
  private let label: String
  private let text: Binding<String>
  private let prompt: String?

  /// `prompt` stands in the field while it is empty.
  public init(_ label: String, text: Binding<String>, prompt: String? = nil) {
    self.label = label
    self.text = text
    self.prompt = prompt
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (value, isEnabled) = (text.wrappedValue, environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .textField, label: label)
      node.value = .text(value)
      node.prompt = prompt
      node.enable(isEnabled) { $0.setText = { text.wrappedValue = $0 } }
      return node
    }
  }
}
