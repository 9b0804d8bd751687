/// A lock between processes, and between the tasks of one, that ends with its holder, however that
/// ends. The file at `path` stands for it; it is empty and stays.
struct FileLock: Sendable {
  let path: String
  /// How long to wait for it.
  let patience: Duration
  let clock: any Clock<Duration>

  /// Runs `body` while nobody else holds the lock.
  ///
  /// - Throws: `.busy` when patience ends, `.cancelled` when the task is cancelled while it waits;
  ///   `body` then did not run.
  @concurrent
  func withLock<Result: Sendable>(
    _ body: @Sendable () throws(StateError) -> Result
  ) async throws(StateError) -> Result {
    let file: OpenFile
    do {
      file = try OpenFile(path, for: .lock)
    } catch {
      throw .failed(error)
    }
    try await take(file)
    return try body()
  }

  /// The system has no wait with an end, so it is asked again and again, ever less often.
  private func take(_ file: borrowing OpenFile) async throws(StateError) {
    var waited = Duration.zero
    var pause = Duration.milliseconds(1)
    while try !isTaken(file) {
      guard waited < patience else { throw .busy(lock: path, waited: waited) }
      do {
        try await clock.sleep(for: pause)
      } catch {
        throw .cancelled
      }
      waited += pause
      pause = min(pause * 2, .milliseconds(4))
    }
  }

  private func isTaken(_ file: borrowing OpenFile) throws(StateError) -> Bool {
    do {
      return try file.lockIfFree()
    } catch {
      throw .failed(error)
    }
  }
}
