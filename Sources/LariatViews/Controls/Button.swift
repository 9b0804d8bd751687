/// Something to press.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label of several views; the first words in it are its name.
  public init(
    role: ButtonRole = .normal, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let isEnabled = environment.isEnabled
    return Shape(container: label) { children, path in
      let words = children.flatMap(\.words)
      var node = SemanticNode(path: path, role: .button, label: words.first ?? "")
      if Label.self != Text.self { node.children = children }
      node.buttonRole = role
      node.enable(isEnabled) { $0.press = action }
      return node
    }
  }
}

extension Button where Label == Text {
  public init(
    _ label: String, role: ButtonRole = .normal, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(label) }
  }
}
