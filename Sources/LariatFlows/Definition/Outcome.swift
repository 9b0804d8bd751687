/// A named end of a journey; to a parent journey it is an output like any other.
public struct Outcome: Sendable, Hashable {
  public var name: OutcomeName
  public var status: OutcomeStatus
  public var result: [DeclaredField]
  /// Text that may refer to `result`.
  public var message: ValueExpression?
  public var note: String?
  /// The key under `outcomes`.
  public var place: Place

  public init(
    name: OutcomeName, status: OutcomeStatus, result: [DeclaredField] = [],
    message: ValueExpression? = nil, note: String? = nil, place: Place
  ) {
    self.name = name
    self.status = status
    self.result = result
    self.message = message
    self.note = note
    self.place = place
  }
}

/// What an outcome means to whoever started the journey; the exit status follows from it.
public enum OutcomeStatus: String, Sendable, Hashable, CaseIterable {
  case success
  case failure
  case cancelled
  case timedOut
  case unavailable
}
