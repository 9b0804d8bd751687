extension Rows {
  static let none = Rows(
    count: 0, id: { _ in preconditionFailure("no rows, so no id") },
    row: { _ in preconditionFailure("no rows, so no row") })

  /// One after another.
  init(joining parts: [Rows]) {
    let parts = parts.filter { $0.count > 0 }
    var starts: [Int] = []
    var total = 0
    for part in parts {
      starts.append(total)
      total += part.count
    }
    let find: @MainActor (Int) -> (part: Rows, offset: Int) = { offset in
      precondition(0..<total ~= offset, "a list of \(total) rows has none at \(offset)")
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return (parts[low], offset - starts[low])
    }
    self.init(
      count: total,
      id: {
        let (part, offset) = find($0)
        return part.id(at: offset)
      },
      row: {
        let (part, offset) = find($0)
        return part.row(at: offset)
      })
  }

  /// What a list makes of the nodes inside it: each is a row, a section's are rows under its label.
  init(nodes: [SemanticNode]) {
    self.init(
      joining: nodes.map { node in
        if node.role == .section {
          let rows = Rows(nodes: node.children)
          return rows.mapRows { $0.section = $0.section ?? node.label }
        }
        if node.role == .rows { return node.rows ?? .none }
        let id = ElementID(node.path)
        return Rows(
          count: 1, id: { _ in id }, row: { _ in Row(id: id, nodes: [node], delete: nil) })
      })
  }
}
