/// One option to be chosen among several.
public struct Picker<ID: Hashable & Sendable>: PrimitiveView {
  private let label: String
  private let selection: Binding<ID?>
  private let options: Options<ID>

  /// With a selection that may be none yet.
  public init(_ label: String, selection: Binding<ID?>, options: Options<ID>) {
    self.label = label
    self.selection = selection
    self.options = options
  }

  /// With a selection that always is one.
  public init(_ label: String, selection: Binding<ID>, options: Options<ID>) {
    self.init(
      label,
      selection: Binding<ID?>(
        get: { selection.wrappedValue },
        set: { if let id = $0 { selection.wrappedValue = id } }),
      options: options)
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (chosen, isEnabled) = (selection.wrappedValue, environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .picker, label: label)
      node.value = .choice(chosen.map { ElementID($0) })
      node.rows = options.rows
      node.enable(isEnabled) { $0.choose = { selection.wrappedValue = options.id($0) } }
      return node
    }
  }
}
