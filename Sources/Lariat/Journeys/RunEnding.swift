/// How a run ended.
public enum RunEnding: Sendable, Hashable {
  case outcome(JourneyOutcome)
  /// The flow could not go on.
  case fault(JourneyError)
  /// It was stopped from outside.
  case stopped
}
