/// A view evaluated from scratch each time, with nothing kept but `@State`.
///
/// It is slow and plain on purpose: whatever else evaluates views must come to the same tree.
/// Effects (`onAppear` and its like) are left alone.
@MainActor
public final class FreshEvaluation {
  private let root: any View
  private let environment: EnvironmentValues
  private var storages: [Place: PropertyStorage] = [:]
  private var visited: Set<Place> = []

  /// Which view keeps a state: another type at the same path is another view.
  private struct Place: Hashable {
    let path: NodePath
    let type: ObjectIdentifier
  }

  /// What a view comes to.
  private struct Result {
    var nodes: [SemanticNode] = []
    var preferences = PreferenceValues()
  }

  public init(_ root: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = root
    self.environment = environment
  }

  /// The tree as it is now. States of views that are no longer there are forgotten.
  public func tree() -> SemanticTree {
    visited = []
    let result = evaluate(root, at: .root, in: environment)
    storages = storages.filter { visited.contains($0.key) }
    return SemanticTree(nodes: result.nodes, preferences: result.preferences)
  }

  private func evaluate(
    _ view: any View, at path: NodePath, in environment: EnvironmentValues
  ) -> Result {
    guard let primitive = view as? any PrimitiveView else {
      let body = body(of: view, at: path, in: environment)
      return evaluate(body, at: path.appending(.content), in: environment)
    }
    let shape = primitive.shape(in: environment)
    var inner = environment
    shape.environment?(&inner)
    var result = Result()
    if let rows = shape.rows {
      result.nodes = [node(of: rows, at: path, in: inner)]
    } else {
      let children = shape.children.map {
        evaluate($0.view, at: path.appending($0.step), in: inner)
      }
      for child in children { result.preferences.append(child.preferences) }
      let nodes = children.map(\.nodes)
      result.nodes = shape.assemble?(nodes, path) ?? nodes.flatMap(\.self)
    }
    shape.preferences?(&result.preferences)
    return result
  }

  private func body<Content: View>(
    of view: Content, at path: NodePath, in environment: EnvironmentValues
  ) -> any View {
    let place = Place(path: path, type: ObjectIdentifier(Content.self))
    visited.insert(place)
    let storage = storages[place] ?? PropertyStorage(environment: environment)
    storage.environment = environment
    storages[place] = storage
    return ViewFields.bound(view, to: storage).body
  }

  private func node(
    of views: RowViews, at path: NodePath, in environment: EnvironmentValues
  ) -> SemanticNode {
    var inner = environment
    inner.wantsRows = false
    var node = SemanticNode(path: path, role: .rows)
    node.rows = Rows(count: views.count, id: views.id) { offset in
      let id = views.id(offset)
      let row = self.evaluate(
        views.view(offset), at: path.appending(.element(id, occurrence: 0)), in: inner)
      return Row(id: id, nodes: row.nodes, delete: views.deletion(at: offset))
    }
    return node
  }
}
