import LariatViews

extension SemanticTree {
  /// Whether `text` is a part of anything that a person can read, also in rows out of sight.
  @MainActor func shows(_ text: String) -> Bool { active.contains { $0.shows(text) } }

  /// What a field of that label holds, in words; nil where there is no such field.
  @MainActor func fieldValue(_ label: String) -> SemanticNode? {
    let fields = fields
    guard case .found(let index) = LabelMatch(label, among: fields.map(\.label)) else { return nil }
    return fields[index]
  }
}

extension SemanticNode {
  @MainActor fileprivate func shows(_ text: String) -> Bool {
    let own = [label, prompt, hint, error, shownValue].compactMap(\.self)
    if own.contains(where: { $0.contains(text) }) { return true }
    guard let rows else { return false }
    return (0..<rows.count).contains { offset in
      let row = rows.row(at: offset)
      return [row.label, row.detail, row.section].compactMap(\.self).contains { $0.contains(text) }
        || row.nodes.flatMap(\.descendants).contains { $0.shows(text) }
    }
  }

  /// What stands in it for a person to read.
  private var shownValue: String? {
    switch value {
    case .text(let text): text
    case .secret(let text): "\(text)"
    case .none, .isOn, .choice, .choices, .fraction: nil
    }
  }
}
