/// A field for a secret. What is typed is masked wherever it is shown or printed.
public struct SecureField: PrimitiveView {
  private let label: String
  private let text: Binding<String>

  public init(_ label: String, text: Binding<String>) {
    self.label = label
    self.text = text
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (value, isEnabled) = (MaskedText(text.wrappedValue), environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .secureField, label: label)
      node.value = .secret(value)
      node.enable(isEnabled) { $0.setText = { text.wrappedValue = $0 } }
      return node
    }
  }
}
