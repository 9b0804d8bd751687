extension FlowReader {
  mutating func service(_ node: JSONNode, _ fields: NodeFields) -> ServiceStep? {
    let service = nodes.name(node, "a service's name", as: ServiceName.self)
    let show = nodes.arguments(fields["show"], "show", in: .step)
    let timeout = fields["timeout"].flatMap { nodes.duration($0, "a timeout") }
    if let timeout, timeout.value == .zero {
      nodes.report(
        .wrongValue, at: timeout.place, "a timeout cannot be zero",
        remedy: "give the service time, or take the timeout away")
    }
    let retry = fields["retry"].flatMap { self.retry($0) }
    if fields["timeout"] == nil { checkTimedOut(retry?.on.map { ($0.value, $0.place) } ?? []) }
    let leave: ServiceStep.LeavePolicy? = fields["leave"].flatMap { nodes.choice($0, "leave") }
    return service.map {
      ServiceStep(
        service: $0, show: show, timeout: timeout, retry: retry, leave: leave ?? .cancel)
    }
  }

  private mutating func retry(_ node: JSONNode) -> ServiceStep.Retry? {
    guard let fields = nodes.fields(node, "a retry", known: ["times", "after", "on"]) else {
      return nil
    }
    let times = nodes.required("times", in: fields).flatMap { retryTimes($0) }
    let after = fields["after"].flatMap { nodes.duration($0, "the pause of a retry") }
    var outputs: [Located<OutputName>] = []
    if let on = nodes.required("on", in: fields), let elements = nodes.array(on, "on") {
      outputs = elements.compactMap { nodes.name($0, "an output's name", as: OutputName.self) }
      if elements.isEmpty {
        nodes.report(
          .emptyList, at: nodes.place(on), "no output leads to another call",
          remedy: "name one, such as \"failed\"")
      }
    }
    let place = nodes.place(node)
    return times.map {
      ServiceStep.Retry(times: $0, after: after?.value ?? .zero, on: outputs, place: place)
    }
  }

  private mutating func retryTimes(_ node: JSONNode) -> Int? {
    guard let times = nodes.integer(node, "times") else { return nil }
    if times >= 1 { return times }
    nodes.reportLoss(
      .wrongValue, at: nodes.place(node), "a retry cannot have \(times) times",
      remedy: "it is at least 1")
    return nil
  }
}
