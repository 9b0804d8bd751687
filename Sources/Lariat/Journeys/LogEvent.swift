public import LariatFlows

/// One boundary event of a run, as values: text is made only when it is read.
public enum LogEvent: Sendable {
  case started(JourneyID, input: Object)
  case entered(StepID, input: Object)
  /// What a person, a test or a script sent to a screen: a value of the module's action type.
  case action(StepID, any Sendable)
  case output(StepID, OutputName, Object)
  case transition(StepID, Movement)
  case serviceCalled(StepID, ServiceName, Object)
  case progress(StepID, Progress)
  case serviceAnswered(StepID, OutputName, Object)
  case dismissed(StepID)
  case notice(String)
  /// Ignored, because its visit was not on top any more.
  case stale(StepID, Stale)
  /// The flow could not go on.
  case failed(String)
  case ended(JourneyOutcome)

  public enum Stale: Sendable {
    case output(OutputName)
    case action(any Sendable)
  }

  /// What a transition did.
  public enum Movement: Sendable, Hashable {
    case go(StepID)
    case push(StepID)
    case back
    case backTo(StepID)
    case stay
    case end(OutcomeName)
  }
}

extension LogEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .started(let journey, let input): "started \(journey) \(input.text)"
    case .entered(let step, let input): "entered \(step) \(input.text)"
    case .action(let step, let action): "action \(step) \(action)"
    case .output(let step, let name, let payload): "output \(step) \(name) \(payload.text)"
    case .transition(let step, let movement): "transition \(step) \(movement)"
    case .serviceCalled(let step, let name, let input): "called \(step) \(name) \(input.text)"
    case .progress(let step, let progress): "progress \(step) \(progress)"
    case .serviceAnswered(let step, let name, let payload):
      "answered \(step) \(name) \(payload.text)"
    case .dismissed(let step): "dismissed \(step)"
    case .notice(let text): "notice \(Value.quote(text))"
    case .stale(let step, .output(let name)): "stale \(step) output \(name)"
    case .stale(let step, .action(let action)): "stale \(step) action \(action)"
    case .failed(let reason): "failed \(Value.quote(reason))"
    case .ended(let outcome):
      "ended \(outcome.name) \(outcome.status.rawValue) \(outcome.result.text)"
    }
  }
}

extension LogEvent.Movement: CustomStringConvertible {
  public var description: String {
    switch self {
    case .go(let step): "go \(step)"
    case .push(let step): "push \(step)"
    case .back: "back"
    case .backTo(let step): "backTo \(step)"
    case .stay: "stay"
    case .end(let outcome): "end \(outcome)"
    }
  }
}

extension Object {
  var text: String { Value.object(self).json }
}
