import LariatViews

extension ViewNetwork {
  /// Presses the button whose label begins with `prefix`.
  func press(_ prefix: String) {
    tree.descendants.first { $0.role == .button && $0.label.hasPrefix(prefix) }?.actions.press?()
  }

  var outline: String { tree.outline }

  /// The rows of the first list.
  var rows: Rows? { tree.descendants.lazy.compactMap(\.rows).first }
}
