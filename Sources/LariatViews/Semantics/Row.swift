/// A row of a list, or an option of a picker.
public struct Row: Sendable {
  public var id: ElementID
  public var label: String
  public var detail: String?
  /// The heading it stands under.
  public var section: String?
  /// What it is made of; a picker's options are only label and detail.
  public var nodes: [SemanticNode]
  /// What Enter does on it: its first enabled button.
  public var press: (@MainActor () -> Void)?
  public var delete: (@MainActor () -> Void)?

  public init(
    id: ElementID, label: String, detail: String? = nil, section: String? = nil,
    nodes: [SemanticNode] = [], press: (@MainActor () -> Void)? = nil,
    delete: (@MainActor () -> Void)? = nil
  ) {
    self.id = id
    self.label = label
    self.detail = detail
    self.section = section
    self.nodes = nodes
    self.press = press
    self.delete = delete
  }

  /// A row of these nodes: the first words are its label, all others its detail.
  init(id: ElementID, nodes: [SemanticNode], delete: (@MainActor () -> Void)?) {
    let words = nodes.flatMap(\.words)
    let detail = words.dropFirst().joined(separator: " ")
    let button = nodes.flatMap(\.descendants).first { $0.actions.press != nil }
    self.init(
      id: id, label: words.first ?? "", detail: detail.isEmpty ? nil : detail, nodes: nodes,
      press: button?.actions.press, delete: delete)
  }
}
