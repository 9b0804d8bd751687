/// Changes each node that its content comes to.
struct NodeModifier<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout SemanticNode) -> Void

  func shape(in environment: EnvironmentValues) -> Shape {
    var shape = Shape(content: content)
    shape.assemble = { children, _ in
      children.joinedNodes.map { node in
        var node = node
        apply(to: &node)
        return node
      }
    }
    return shape
  }

  private func apply(to node: inout SemanticNode) {
    guard node.role == .rows else { return change(&node) }
    node.rows = node.rows?.mapRows { row in
      for index in row.nodes.indices { change(&row.nodes[index]) }
      let section = row.section
      row = Row(id: row.id, nodes: row.nodes, delete: row.delete)
      row.section = section
    }
  }
}
