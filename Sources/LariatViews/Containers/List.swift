/// Rows, of which only those asked for are made.
public struct List<Content: View>: PrimitiveView {
  private let label: String
  private let selection: Selection?
  private let content: Content

  /// The selection, its type erased.
  private struct Selection {
    let chosen: @MainActor () -> ElementID?
    let choose: @MainActor (ElementID) -> Void

    init<ID: Hashable & Sendable>(_ selection: Binding<ID?>) {
      chosen = { selection.wrappedValue.map { ElementID($0) } }
      choose = { if let id = $0.value(as: ID.self) { selection.wrappedValue = id } }
    }
  }

  /// - Parameter label: What the list is called where it has to be named.
  public init(_ label: String = "", @ViewBuilder content: () -> Content) {
    self.label = label
    selection = nil
    self.content = content()
  }

  /// A list in which the row with an id of this type can be highlighted.
  public init<ID: Hashable & Sendable>(
    _ label: String = "", selection: Binding<ID?>, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.selection = Selection(selection)
    self.content = content()
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    let (chosen, isEnabled) = (selection?.chosen(), environment.isEnabled)
    var shape = Shape(container: content) { children, path in
      var node = SemanticNode(path: path, role: .list, label: label)
      let rows = Rows(nodes: children)
      node.rows = rows
      node.isEnabled = isEnabled
      guard let selection else { return node }
      node.value = .choice(chosen ?? nil)
      node.enable(isEnabled) { $0.choose = { selection.choose(rows.id(at: $0)) } }
      return node
    }
    shape.environment = { $0.wantsRows = true }
    return shape
  }
}
