/// Work of a view, cancelled when nobody holds this any more.
@MainActor
final class RunningTask {
  private let task: Task<Void, Never>

  init(_ work: @escaping @MainActor () async -> Void) { task = Task { await work() } }

  deinit { task.cancel() }
}
