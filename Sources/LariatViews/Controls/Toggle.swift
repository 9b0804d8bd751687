/// Something to switch on and off.
public struct Toggle: PrimitiveView {
  private let label: String
  private let isOn: Binding<Bool>

  public init(_ label: String, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (value, isEnabled) = (isOn.wrappedValue, environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .toggle, label: label)
      node.value = .isOn(value)
      node.enable(isEnabled) { $0.toggle = { isOn.wrappedValue.toggle() } }
      return node
    }
  }
}
