import LariatViews

/// The outline of a view evaluated afresh.
@MainActor
func outline(@ViewBuilder _ view: () -> some View) -> String {
  FreshEvaluation(view()).tree().outline
}

/// Each node with its role and path, rows included.
@MainActor
func paths(@ViewBuilder _ view: () -> some View) -> [String] {
  FreshEvaluation(view()).tree().descendants.flatMap { node in
    let rows = node.rows.map { rows in (0..<rows.count).flatMap { rows.row(at: $0).nodes } } ?? []
    return ([node] + rows).map { "\($0.role.name) \($0.path)" }
  }
}
