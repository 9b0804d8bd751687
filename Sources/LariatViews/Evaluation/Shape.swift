/// What a primitive view comes to, one level deep. Both the fresh evaluation and the network build
/// their trees from shapes.
@MainActor
struct Shape {
  /// A child and what tells it from its siblings.
  struct Child {
    let step: PathStep
    let view: any View

    init(_ step: PathStep, _ view: any View) {
      self.step = step
      self.view = view
    }
  }

  typealias Assemble = @MainActor (_ children: [[SemanticNode]], _ path: NodePath) -> [SemanticNode]

  var children: [Child] = []
  /// Whether the children follow from the view's own value alone, whatever it reads.
  var keepsChildren = false
  /// Views made only when asked for; such a shape has no children.
  var rows: RowViews?
  /// What children see of the environment.
  var environment: (@MainActor (inout EnvironmentValues) -> Void)?
  /// Changes what goes up from the children.
  var preferences: (@MainActor (inout PreferenceValues) -> Void)?
  var effect: Effect?
  /// Makes nodes of those of each child; without it they go up as they are.
  var assemble: Assemble?
}

extension Shape {
  /// One child that keeps its looks.
  init(content: any View) {
    self.init(children: [Child(.content, content)], keepsChildren: true)
  }

  /// A node of its own around `content`.
  init(
    container content: any View,
    _ node: @escaping @MainActor (_ children: [SemanticNode], _ path: NodePath) -> SemanticNode
  ) {
    self.init(
      children: [Child(.content, content)], keepsChildren: true,
      environment: { $0.wantsRows = false },
      assemble: { [node($0.joinedNodes, $1)] })
  }

  /// A node without children.
  init(leaf node: @escaping @MainActor (_ path: NodePath) -> SemanticNode) {
    self.init(assemble: { [node($1)] })
  }
}
