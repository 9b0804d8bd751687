/// A view evaluated from scratch each time, with nothing kept but `@State`.
///
/// It is slow and plain on purpose: whatever else evaluates views must come to the same tree.
/// Effects (`onAppear` and its like) are left alone.
@MainActor
public final class FreshEvaluation {
  private let root: any View
  private let environment: EnvironmentValues
  /// By steps and types: another type, here or anywhere above, is another view.
  private var storages: [NodePath: PropertyStorage]
  private var visited: Set<NodePath>?

  /// Where a view is.
  private struct Place {
    var path: NodePath
    /// The path by which its state is kept.
    var lineage: NodePath

    static let root = Place(path: .root, lineage: .root)

    func appending(_ step: PathStep) -> Place {
      Place(path: path.appending(step), lineage: lineage.appending(step))
    }

    mutating func enter(_ type: any View.Type) {
      lineage = lineage.appending(.type(ObjectIdentifier(type)))
    }
  }

  /// What a view comes to.
  private struct Result {
    var nodes: [SemanticNode] = []
    var preferences = PreferenceValues()
  }

  public convenience init(_ root: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.init(root: root, environment: environment, storages: [:])
  }

  /// One that goes on from states that somebody else holds.
  init(root: any View, environment: EnvironmentValues, storages: [NodePath: PropertyStorage]) {
    self.root = root
    self.environment = environment
    self.storages = storages
  }

  /// The tree as it is now. The states of views that were not in the tree before, nor in a row that
  /// was asked for, are forgotten.
  public func tree() -> SemanticTree {
    if let visited { storages = storages.filter { visited.contains($0.key) } }
    visited = []
    let result = ReadTracking.with(nil) { evaluate(root, at: .root, in: environment) }
    return SemanticTree(nodes: result.nodes, preferences: result.preferences)
  }

  private func evaluate(
    _ view: any View, at place: Place, in environment: EnvironmentValues
  ) -> Result {
    var place = place
    place.enter(type(of: view))
    guard let primitive = view as? any PrimitiveView else {
      let body = body(of: view, keptAt: place.lineage, in: environment)
      return evaluate(body, at: place.appending(.content), in: environment)
    }
    let shape = primitive.shape(in: environment)
    var inner = environment
    shape.environment?(&inner)
    var result = Result()
    if let rows = shape.rows {
      result.nodes = [node(of: rows, at: place, in: inner)]
    } else {
      let children = shape.children.map {
        evaluate($0.view, at: place.appending($0.step), in: inner)
      }
      for child in children { result.preferences.append(child.preferences) }
      let nodes = children.map(\.nodes)
      result.nodes = shape.assemble?(nodes, place.path) ?? nodes.joinedNodes
    }
    shape.preferences?(&result.preferences)
    return result
  }

  private func body<Content: View>(
    of view: Content, keptAt lineage: NodePath, in environment: EnvironmentValues
  ) -> any View {
    visited?.insert(lineage)
    let storage = storages[lineage] ?? PropertyStorage(environment: environment)
    storage.environment = environment
    storages[lineage] = storage
    return ViewFields.bound(view, to: storage).body
  }

  private func node(
    of views: RowViews, at place: Place, in environment: EnvironmentValues
  ) -> SemanticNode {
    var node = SemanticNode(path: place.path, role: .rows)
    node.rows = Rows(count: views.count, id: views.id) { offset in
      self.row(of: views, offset, at: place, in: environment)
    }
    return node
  }

  private func row(
    of views: RowViews, _ offset: Int, at place: Place, in environment: EnvironmentValues
  ) -> Row {
    var inner = environment
    inner.wantsRows = false
    let id = views.id(offset)
    let step = PathStep.element(id, occurrence: 0)
    let row = ReadTracking.with(nil) {
      evaluate(views.view(offset), at: place.appending(step), in: inner)
    }
    return Row(id: id, nodes: row.nodes, delete: views.deletion(at: offset))
  }
}

extension FreshEvaluation {
  /// One row of the `ForEach` at `path`, with initial states.
  static func row(
    of views: RowViews, _ offset: Int, at path: NodePath, in environment: EnvironmentValues
  ) -> Row {
    FreshEvaluation(EmptyView())
      .row(of: views, offset, at: Place(path: path, lineage: .root), in: environment)
  }
}
