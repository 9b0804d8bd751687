/// A terminal that did not do what it was asked.
public nonisolated struct TerminalFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried, as a verb: `hide what is typed`.
  public var action: String
  /// The system's words.
  public var reason: String

  public init(action: String, reason: String) {
    self.action = action
    self.reason = reason
  }

  public var description: String { "the terminal: could not \(action): \(reason)" }
}
