extension SemanticNode {
  /// Offers actions, or takes it out of use.
  mutating func enable(_ isEnabled: Bool, _ offer: (inout SemanticActions) -> Void) {
    self.isEnabled = isEnabled
    if isEnabled { offer(&actions) }
  }
}
