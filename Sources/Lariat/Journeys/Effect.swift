public import LariatFlows

/// What a journey asks its driver to do, in order.
public enum Effect: Sendable {
  case moved(StepID, LogEvent.Movement)
  /// End what belongs to that visit. Visits end from the top down.
  case end(Ticket)
  case cover(Ticket)
  case uncover(Ticket)
  case enter(Visit)
  case notice(String)
  case finish(JourneyOutcome)
}
