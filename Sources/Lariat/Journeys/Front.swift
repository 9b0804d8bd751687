public import LariatFlows

/// Shows a run to whoever is there, and tells it what they did.
@MainActor
public protocol Front: AnyObject {
  /// Returns once the run has ended. Throws where the front cannot go on; the run is then still
  /// alive, and whoever called decides what becomes of it.
  func drive(_ run: JourneyRun) async throws(FrontFailure)
}

/// Why a front cannot go on.
public enum FrontFailure: Error, Sendable, Hashable {
  /// Nobody answers: the input has ended, or asking was not allowed. `question` is what would have
  /// been asked.
  case unanswered(question: String, journey: JourneyID, step: StepID)
  /// A script says something that the screen does not have.
  case badAnswer(Finding)
  /// The terminal has gone.
  case lost
}
