/// A whole screen as a screen reader would tell it.
public struct SemanticTree: Sendable {
  public var nodes: [SemanticNode]
  /// What the views handed up.
  public var preferences: PreferenceValues

  public init(nodes: [SemanticNode], preferences: PreferenceValues = PreferenceValues()) {
    self.nodes = nodes
    self.preferences = preferences
  }

  /// All nodes in reading order.
  public var descendants: [SemanticNode] { nodes.flatMap(\.descendants) }

  /// The alert that has to be answered first: the last one presented.
  public var alert: SemanticNode? { descendants.last { $0.role == .alert } }

  /// What a person can attend to: the alert alone if there is one, else everything.
  public var active: [SemanticNode] { alert?.descendants ?? descendants }

  /// The fields to be answered, in reading order.
  public var fields: [SemanticNode] { active.filter { $0.role.isField } }

  public var buttons: [SemanticNode] { active.filter { $0.role == .button } }

  /// The first title.
  public var title: String? { descendants.first { $0.role == .text(.title) }?.label }

  /// The node that was, or will be, at `path` in another tree of the same view.
  public func node(at path: NodePath) -> SemanticNode? { descendants.first { $0.path == path } }
}
