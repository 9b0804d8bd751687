extension Slot {
  /// Sees to what the view wants done now that it came, or has another value.
  func queueEffects(old: Effect?, new: Effect?) {
    switch (old, new) {
    case (nil, .appear(let action)):
      network?.queueEffects { $0.arrival(action) }
    case (nil, .task(_, let work)):
      network?.queueEffects { $0.arrival { [weak self] in self?.start(work) } }
    case (.task(let oldID, _), .task(let id, let work)) where oldID != id:
      network?.queueEffects { $0.change { [weak self] in self?.start(work) } }
    case (nil, .change(let effect)):
      network?.queueEffects { $0.change(effect.initialAction) }
    case (.change(let older), .change(let effect)):
      network?.queueEffects { $0.change(effect.action(after: older)) }
    default: break
    }
  }

  /// Ends the view and all below, those first: their tasks are cancelled, their states dropped.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    isDirty = false
    for child in children { child.tearDown() }
    rows?.tearDown()
    forgetReads()
    task = nil
    storage = nil
    if case .disappear(let action) = shape?.effect {
      network?.queueEffects { $0.farewell(action) }
    }
  }

  private func start(_ work: @escaping @MainActor () async -> Void) {
    if isAlive { task = RunningTask(work) }
  }
}
