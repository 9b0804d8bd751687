import LariatViews

extension SemanticTree {
  /// What a person would have to answer here: the first field without a value, else what to press.
  var question: String? {
    let open = fields.first { $0.isEnabled && $0.isOpen && !$0.label.isEmpty }
    if let open { return open.label }
    return title ?? buttons.first { $0.isEnabled }?.label
  }
}

extension SemanticNode {
  fileprivate var isOpen: Bool {
    switch value {
    case .text(let text): text.isEmpty
    case .secret(let text): text.unmasked.isEmpty
    case .choice(let id): id == nil
    case .choices(let ids): ids.isEmpty
    case .none, .isOn, .fraction: false
    }
  }
}
