/// A stretch of time that counts as work until it is over or called off.
@MainActor
final class Pause {
  private var isPending = true
  private let census: Census
  private var task: Task<Void, Never>?

  /// Calls `over` after `duration`, unless it is cancelled before.
  init(
    _ duration: Duration, on clock: any Clock<Duration>, census: Census,
    then over: @escaping () -> Void
  ) {
    self.census = census
    census.work += 1
    task = Task { [weak self] in
      do { try await clock.sleep(for: duration) } catch { return }
      guard let self, self.isPending else { return }
      self.drop()
      over()
    }
  }

  /// A second call does nothing.
  func cancel() {
    guard isPending else { return }
    drop()
    task?.cancel()
  }

  private func drop() {
    isPending = false
    census.work -= 1
  }

  func settle() async { await task?.value }
}
