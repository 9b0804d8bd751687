import LariatFlows

extension LinkCheck {
  /// Every step gets the inputs that it needs, of the right types, on every way that leads to it.
  static let arguments = LinkCheck { flow in
    let types = ReferenceTypes(flow)
    var findings: [Finding] = []
    for step in flow.definition.steps {
      guard let linked = flow.steps[step.id] else { continue }
      let checker = ArgumentCheck(types: types, flow: flow, payload: nil)
      findings += checker.check(step.with, against: linked.inputs, of: "step \"\(step.id)\"")
    }
    for (step, output, transition) in flow.transitions {
      let payload = output.flatMap { output in
        step?.outputs.first { $0.name == output }?.payload
      }
      let checker = ArgumentCheck(types: types, flow: flow, payload: payload)
      findings += checker.check(transition)
    }
    return findings + incomplete(flow)
  }

  /// Inputs that a step needs and that neither its own `with` nor that of a way to it gives.
  private static func incomplete(_ flow: Flow) -> [Finding] {
    var findings: [Finding] = []
    var reported: Set<String> = []
    for (_, _, transition) in flow.transitions {
      guard let target = transition.target, let step = flow.steps[target] else { continue }
      for input in step.inputs
      where input.isRequired && step.definition.with[input.name] == nil
        && transition.with[input.name] == nil
      {
        let isNowhere = !flow.transitions.contains {
          $0.2.target == target && $0.2.with[input.name] != nil
        }
        let place = isNowhere ? step.definition.place : transition.place
        guard reported.insert("\(place) \(input.name)").inserted else { continue }
        findings.append(
          Finding(
            .missingArgument, at: place,
            "step \"\(target)\" needs \"\(input.name)\" (\(input.type.reference))",
            remedy: isNowhere
              ? "add it to the step's \"with\""
              : "other ways to the step give it; add it to this one's \"with\" or to the step's"))
      }
    }
    return findings
  }
}

extension Flow {
  /// Every transition of the flow with the step and the output that it belongs to; those of
  /// `start` have neither.
  var transitions: [(LinkedStep?, OutputName?, Transition)] {
    var all: [(LinkedStep?, OutputName?, Transition)] = definition.start.map { (nil, nil, $0) }
    for step in definition.steps {
      for route in step.on {
        all += route.transitions.map { (steps[step.id], route.output, $0) }
      }
    }
    return all
  }
}

extension Transition {
  /// The step that it enters with arguments.
  var target: StepID? {
    switch verb {
    case .go(let step), .push(let step): step.value
    case .back, .backTo, .stay, .end: nil
    }
  }
}
