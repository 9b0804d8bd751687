/// A view as a screen reader would tell it. Every front works from these alone.
public struct SemanticNode: Sendable {
  public var path: NodePath
  public var role: SemanticRole
  /// What the node is called; of a text, its words.
  public var label: String
  public var value = SemanticValue.none
  public var isEnabled = true
  /// What stands in an empty field.
  public var prompt: String?
  /// A line that explains.
  public var hint: String?
  /// What is wrong with the value, for beside the field.
  public var error: String?
  public var contentType = TextContentType.plain
  public var buttonRole = ButtonRole.normal
  public var shortcut: KeyboardShortcut?
  /// Whether the view wants the focus here; nil if it does not care.
  public var wantsFocus: Bool?
  public var layout = NodeLayout()
  public var drawing: Drawing?
  /// Of lists and pickers.
  public var rows: Rows?
  /// In reading order.
  public var children: [SemanticNode] = []
  public var actions = SemanticActions()

  public init(path: NodePath, role: SemanticRole, label: String = "") {
    self.path = path
    self.role = role
    self.label = label
  }
}

extension SemanticNode {
  /// Whether Enter presses it wherever the focus is.
  public var isDefault: Bool { buttonRole == .default || shortcut == .defaultAction }

  /// Whether Esc presses it.
  public var isCancel: Bool { buttonRole == .cancel || shortcut == .cancelAction }

  /// Itself and all below, in reading order; not the rows of lists.
  public var descendants: [SemanticNode] {
    var nodes: [SemanticNode] = []
    appendAll(to: &nodes)
    return nodes
  }

  private func appendAll(to nodes: inout [SemanticNode]) {
    nodes.append(self)
    for child in children { child.appendAll(to: &nodes) }
  }

  /// The texts a person reads on it.
  var words: [String] {
    let own = label.isEmpty ? [] : [label]
    return role == .button ? own : own + valueWords + children.flatMap(\.words)
  }

  private var valueWords: [String] {
    guard case .text(let text) = value, !text.isEmpty else { return [] }
    return [text]
  }
}
