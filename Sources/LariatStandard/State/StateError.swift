/// Why something of the state could not be read or kept.
public enum StateError: Error, Sendable, Hashable {
  /// The environment names no folder to keep anything in.
  case nowhere
  case failed(SystemFailure)
  /// The file holds something else than what we write.
  case corrupt(file: String, problem: String)
  /// Another process held the lock all the time.
  case busy(lock: String, waited: Duration)
  /// The task was cancelled while it waited; nothing was changed.
  case cancelled
  /// A value that a file cannot hold; nothing was changed.
  case unstorable(key: String, problem: String)
}

extension StateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nowhere:
      "there is no folder to keep settings in; set LARIAT_STATE or HOME to one"
    case .failed(let failure):
      failure.description
    case .corrupt(let file, let problem):
      """
      \(file): this is no settings file as Lariat writes it: \(problem); \
      mend it, or move it away to begin with a fresh one
      """
    case .busy(let lock, let waited):
      """
      \(lock): another process kept it locked for \(waited.components.seconds) seconds; \
      try again once it is done
      """
    case .cancelled:
      "cancelled; nothing was changed"
    case .unstorable(let key, let problem):
      "the setting \"\(key)\" cannot be kept: \(problem)"
    }
  }
}
