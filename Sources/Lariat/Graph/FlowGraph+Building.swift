public import LariatFlows

extension FlowGraph {
  public init(_ flow: FlowDefinition) {
    title = "\(flow.journey.value): \(flow.title)"
    nodes =
      [Node(.start, .start)]
      + flow.steps.map { Node(.step($0.id), Kind($0.kind)) }
      + flow.outcomes.map { Node(.outcome($0.name), .outcome($0.status)) }
    let frames = Frames(flow)
    edges = Self.edges(flow.start, from: .start, output: nil, frames)
    for step in flow.steps {
      for route in step.on {
        edges += Self.edges(route.transitions, from: .step(step.id), output: route.output, frames)
      }
    }
  }

  private static func edges(
    _ transitions: [Transition], from node: NodeID, output: OutputName?, _ frames: Frames
  ) -> [Edge] {
    transitions.map { transition in
      let (way, targets) = way(of: transition.verb, from: node, frames)
      let otherwise = transitions.count > 1 ? "else" : ""
      return Edge(
        from: node, output: output,
        condition: transition.when.map { "if \($0.words)" } ?? otherwise, way: way,
        targets: targets)
    }
  }

  private static func way(
    of verb: Transition.Verb, from node: NodeID, _ frames: Frames
  ) -> (Way, [NodeID]) {
    switch verb {
    case .go(let step): return (.go, [.step(step.value)])
    case .push(let step): return (.push, [.step(step.value)])
    case .backTo(let step): return (.back, [.step(step.value)])
    case .stay: return (.stay, [node])
    case .end(let outcome): return (.end, [.outcome(outcome.value)])
    case .back:
      guard case .step(let step) = node else { return (.back, []) }
      return (.back, frames.underneath(step).map(NodeID.step))
    }
  }
}

extension FlowGraph.Kind {
  init(_ kind: Step.Kind) {
    switch kind {
    case .screen(let step): self = .screen(step.screen.value.rawValue)
    case .service(let step): self = .service(step.service.value.rawValue)
    case .journey(let step):
      switch step.target {
      case .named(let name): self = .journey(name.value.rawValue)
      case .chosen(let reference): self = .journey("\(reference)")
      }
    }
  }
}

/// Which steps can lie underneath which: a frame begins at a pushed step and goes on with `go`.
private struct Frames {
  private var pushers: [StepID: [StepID]] = [:]
  /// The pushed steps that a step can be reached from without another push.
  private var roots: [StepID: Set<StepID>] = [:]

  init(_ flow: FlowDefinition) {
    var next: [StepID: [StepID]] = [:]
    for step in flow.steps {
      for transition in step.on.flatMap(\.transitions) {
        switch transition.verb {
        case .go(let target): next[step.id, default: []].append(target.value)
        case .push(let target):
          if pushers[target.value]?.last != step.id {
            pushers[target.value, default: []].append(step.id)
          }
        case .back, .backTo, .stay, .end: break
        }
      }
    }
    for root in pushers.keys {
      var waiting = [root]
      while let step = waiting.popLast() {
        guard roots[step, default: []].insert(root).inserted else { continue }
        waiting += next[step] ?? []
      }
    }
    order = flow.steps.map(\.id)
  }

  private let order: [StepID]

  /// In the file's order.
  func underneath(_ step: StepID) -> [StepID] {
    let found = Set((roots[step] ?? []).flatMap { pushers[$0] ?? [] })
    return found.isEmpty ? [] : order.filter(found.contains)
  }
}
