extension Slot {
  /// Has its nodes, and those of all around it, put together anew.
  func markForAssembly() {
    var slot: Slot? = self
    while let here = slot, !here.needsAssembly {
      here.needsAssembly = true
      slot = here.isRow ? nil : here.parent
    }
  }

  /// Rows are put together when they are asked for, not with what is around them.
  private var isRow: Bool { parent?.rows != nil }

  /// Puts together what is out of date, from below.
  func assemble() {
    guard needsAssembly, let shape else { return }
    needsAssembly = false
    for child in children { child.assemble() }
    if let rows {
      nodes = [rows.node(at: path)]
    } else {
      let parts = children.map(\.nodes)
      nodes = shape.assemble?(parts, path) ?? parts.joinedNodes
    }
    preferences = PreferenceValues()
    for child in children { preferences.append(child.preferences) }
    shape.preferences?(&preferences)
    queuePreferenceEffect()
  }

  private func queuePreferenceEffect() {
    guard case .preference(let effect) = shape?.effect else { return }
    let action = effect.action(old: knownPreferences, new: preferences)
    knownPreferences = preferences
    network?.queueEffects { $0.change(action) }
  }
}
