import LariatFlows

extension JourneyStep {
  /// Whether the journey is chosen at run time.
  var isChosen: Bool { if case .chosen = target { true } else { false } }
}

extension LinkedStep {
  private var isChosen: Bool {
    if case .journey(let step) = definition.kind { step.isChosen } else { false }
  }

  /// The output by which this step says how the journey that it nests has ended.
  func output(for outcome: JourneyOutcome, of journey: JourneyID) -> (OutputName, Object) {
    guard isChosen else { return (OutputName(outcome.name.rawValue), outcome.result) }
    return Self.finished(journey, outcome.name.rawValue, outcome.status, outcome.message)
  }

  /// The output by which it says that a journey chosen at run time could not be started, or could
  /// not go on. Nil for one that is nested by name: then neither can this.
  func output(for error: JourneyError, of journey: JourneyID) -> (OutputName, Object)? {
    guard isChosen else { return nil }
    return Self.finished(journey, "", .unavailable, "\(error)")
  }

  private static func finished(
    _ journey: JourneyID, _ outcome: String, _ status: OutcomeStatus, _ message: String
  ) -> (OutputName, Object) {
    (
      "finished",
      [
        "journey": .string(journey.rawValue), "outcome": .string(outcome),
        "status": .string(status.rawValue), "message": .string(message),
      ]
    )
  }
}
