import Lariat
import LariatFlows

extension ScenarioReader {
  mutating func stubs(_ node: JSONNode) -> [ServiceStub] {
    var stubs: [ServiceStub] = []
    for member in nodes.members(node, "stubs") ?? [] {
      let place = nodes.place(ofKey: member)
      stubs.append(ServiceStub(ServiceName(member.key), calls(member.node), at: place))
    }
    return stubs
  }

  /// Progress and waits, closed by an answer or a hold: one call. The next event begins another.
  private mutating func calls(_ node: JSONNode) -> [StubCall] {
    var calls: [StubCall] = []
    var events: [StubCall.Event] = []
    var input: Object?
    var start: Place?
    let elements = nodes.array(node, "what a service answers") ?? []
    for element in elements {
      guard let fields = nodes.fields(element, "an answer", known: Self.answerKeys) else {
        continue
      }
      let place = nodes.place(element)
      start = start ?? place
      if let node = fields["input"] { input = object(node, "the input of a call") }
      let given = ["progress", "message", "wait", "output", "held"].filter { fields[$0] != nil }
      switch given {
      case ["progress"], ["message"], ["progress", "message"]:
        if let progress = progress(fields) { events.append(.progress(progress)) }
      case ["wait"]:
        if let node = fields["wait"], let wait = nodes.duration(node, "a wait") {
          events.append(.wait(wait.value))
        }
      case ["output"], ["held"]:
        if let ending = ending(fields) {
          calls.append(StubCall(events, ending, input: input, place: start))
        }
        (events, input, start) = ([], nil, nil)
      default:
        nodes.reportLoss(
          .scenarioStub, at: place, "an answer is either progress, a wait, an output or held",
          remedy: "write one after the other in the list")
      }
    }
    if let start {
      nodes.reportLoss(
        .scenarioStub, at: start, "this call is never answered",
        remedy: "end it with an output, or with \"held\": true")
    }
    return calls
  }

  private static let answerKeys = [
    "progress", "message", "wait", "output", "payload", "held", "input",
  ]

  private mutating func progress(_ fields: NodeFields) -> Progress? {
    var progress = Progress(fraction: nil)
    if let node = fields["progress"] {
      switch node.content {
      case .number(let fraction): progress.fraction = fraction
      case .integer(let fraction): progress.fraction = Double(fraction)
      default:
        nodes.reportWrongType(node, "progress", expected: "a number from 0 to 1")
        return nil
      }
      guard let fraction = progress.fraction, (0...1).contains(fraction) else {
        nodes.reportLoss(
          .wrongValue, at: nodes.place(node), "progress goes from 0 to 1", remedy: "")
        return nil
      }
    }
    if let node = fields["message"] { progress.message = nodes.string(node, "a message") ?? "" }
    return progress
  }

  private mutating func ending(_ fields: NodeFields) -> StubCall.Ending? {
    if let node = fields["held"] {
      if nodes.boolean(node, "held") == true { return .held }
      return nil
    }
    guard let node = fields["output"], let output = nodes.string(node, "an output") else {
      return nil
    }
    var payload = Object()
    if let node = fields["payload"] { payload = object(node, "a payload") ?? payload }
    return .answer(Answer(OutputName(output), payload))
  }
}
