import LariatFlows

extension LinkedStep {
  /// The output by which this step says how the journey that it nests has ended.
  func output(for outcome: JourneyOutcome, of journey: JourneyID) -> (OutputName, Object) {
    guard case .journey(let step) = definition.kind, case .chosen = step.target else {
      return (OutputName(outcome.name.rawValue), outcome.result)
    }
    return (
      "finished",
      [
        "journey": .string(journey.rawValue), "outcome": .string(outcome.name.rawValue),
        "status": .string(outcome.status.rawValue), "message": .string(outcome.message),
      ]
    )
  }
}
