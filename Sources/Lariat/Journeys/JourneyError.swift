public import LariatFlows

/// Why a journey cannot go on. It is a fault of the flow file: `lariat check` finds most of them
/// before a run.
public enum JourneyError: Error, Sendable, Hashable {
  case evaluation(EvaluationError)
  /// The step says an output that has no transition, or none whose guard holds.
  case noTransition(OutputName, step: StepID)
  case nothingUnderneath(step: StepID, Place)
  case notUnderneath(StepID, step: StepID, Place)
  case badInput(step: StepID, FieldIssues)
  case badResult(OutcomeName, FieldIssues)
  /// More than `Journey.maximumSilence` steps in a row without a screen: the steps of the loop.
  case endless([StepID])
  /// An integer grew past what can be counted.
  case uncountable(ContextName, Place)
  /// A sub-journey could not be started.
  case subjourney(JourneyID, String)
}

extension JourneyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .evaluation(let error): "\(error)"
    case .noTransition(let output, let step):
      "step \"\(step)\" says \"\(output)\", and nothing in its \"on\" takes it"
    case .nothingUnderneath(let step, let place):
      "\(place): step \"\(step)\" goes back, but nothing lies underneath"
    case .notUnderneath(let target, let step, let place):
      "\(place): step \"\(step)\" goes back to \"\(target)\", which does not lie underneath"
    case .badInput(let step, let issues): "step \"\(step)\": \(issues)"
    case .badResult(let outcome, let issues): "outcome \"\(outcome)\": \(issues)"
    case .endless(let steps):
      "over \(Journey.maximumSilence) steps in a row without a screen: "
        + steps.map(\.rawValue).joined(separator: " → ")
    case .uncountable(let name, let place): "\(place): \"\(name)\" is no number that can be counted"
    case .subjourney(let journey, let reason): "journey \"\(journey)\": \(reason)"
    }
  }
}
