/// Any number of options to be chosen among several.
public struct MultiPicker<ID: Hashable & Sendable>: PrimitiveView {
  private let label: String
  private let selection: Binding<Set<ID>>
  private let options: Options<ID>

  public init(_ label: String, selection: Binding<Set<ID>>, options: Options<ID>) {
    self.label = label
    self.selection = selection
    self.options = options
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (chosen, isEnabled) = (selection.wrappedValue, environment.isEnabled)
    return Shape { path in
      var node = SemanticNode(path: path, role: .multiPicker, label: label)
      node.value = .choices(Set(chosen.map { ElementID($0) }))
      node.rows = options.rows
      node.enable(isEnabled) { actions in
        actions.choose = { selection.wrappedValue.formSymmetricDifference([options.id($0)]) }
        actions.chooseExactly = { selection.wrappedValue = Set($0.map(options.id)) }
      }
      return node
    }
  }
}
