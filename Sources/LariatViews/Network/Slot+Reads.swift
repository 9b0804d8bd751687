extension Slot: ReadTracker {
  func didRead(_ source: Source) {
    if source.add(self) { sources.append(source) }
  }

  func didRead(environment key: any EnvironmentKey.Type) {
    environmentReads.insert(ObjectIdentifier(key))
  }

  func sourceChanged(_ source: Source) {
    guard isAlive, !isDirty else { return }
    isDirty = true
    network?.invalidate(self)
  }

  func forgetReads() {
    for source in sources { source.remove(self) }
    sources.removeAll(keepingCapacity: true)
    environmentReads.removeAll(keepingCapacity: true)
  }
}
