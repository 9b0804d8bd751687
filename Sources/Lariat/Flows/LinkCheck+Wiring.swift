import LariatFlows

extension LinkCheck {
  /// Every output of every step is taken by its `on`, and nothing else is.
  static let wiring = LinkCheck { flow in
    flow.definition.steps.flatMap { step -> [Finding] in
      guard let linked = flow.steps[step.id] else { return [] }
      return unwired(linked) + unknown(linked)
    }
  }

  private static func unwired(_ step: LinkedStep) -> [Finding] {
    let missing = step.outputs.filter { step.transitions[$0.name] == nil }
    guard !missing.isEmpty else { return [] }
    let misspelt = step.definition.on.map(\.output).filter { name in
      !step.outputs.contains { $0.name == name }
    }
    return missing.compactMap { output in
      let isMisspelt = misspelt.contains {
        Spelling.nearest(to: $0.rawValue, in: missing.map(\.name.rawValue)) == output.name.rawValue
      }
      if isMisspelt { return nil }
      return Finding(
        .unwiredOutput, at: step.definition.place,
        "step \"\(step.id)\" does not say what follows \"\(output.name)\"",
        remedy: "add \"\(output.name)\" to its \"on\"")
    }
  }

  private static func unknown(_ step: LinkedStep) -> [Finding] {
    step.definition.on.compactMap { route in
      guard !step.outputs.contains(where: { $0.name == route.output }) else { return nil }
      // Reading has told of a timedOut without a timeout.
      if case .service = step.definition.kind, route.output == "timedOut" { return nil }
      let names = step.outputs.map(\.name.rawValue)
      return Finding(
        .unknownOutput, at: route.place,
        "step \"\(step.id)\" never says \"\(route.output)\""
      ).suggesting(
        names, for: route.output.rawValue,
        otherwise: names.isEmpty ? "it says nothing" : "it says \(names.joined(separator: ", "))")
    }
  }
}
