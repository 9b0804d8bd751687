public import Lariat
public import LariatFlows

/// Compares a scenario with the flow that it walks through, before anything runs.
public enum ScenarioCheck {
  /// Everything that the scenario names and the project does not have.
  @MainActor
  public static func findings(_ scenario: Scenario, in dispatcher: Dispatcher) -> [Finding] {
    let flow: Flow
    do throws(StartFailure) {
      flow = try dispatcher.flow(named: scenario.journey.value.rawValue)
    } catch {
      if case .findings(let findings) = error { return findings }
      return [Finding(.scenarioJourney, at: scenario.journey.place, "\(error)")]
    }
    let (steps, isOpen) = steps(of: flow, in: dispatcher)
    var findings = isOpen ? [] : unknownSteps(scenario, steps)
    if let outcome = scenario.outcome, flow.outcomes[outcome.value] == nil {
      let known = flow.outcomes.keys.map(\.rawValue).sorted()
      findings.append(
        Finding(
          .scenarioOutcome, at: outcome.place,
          "\(flow.id) has no outcome \(Value.quote(outcome.value.rawValue))",
          remedy: Spelling.remedy(
            for: outcome.value.rawValue, in: known,
            otherwise: "it has \(known.joined(separator: ", "))")))
    }
    return (findings + Self.findings(scenario.stubs, dispatcher.catalogue)).inReadingOrder()
  }

  private static func unknownSteps(_ scenario: Scenario, _ known: Set<String>) -> [Finding] {
    scenario.steps.compactMap(\.at).filter { !known.contains($0.value) }.map { at in
      let plain = known.filter { !$0.contains("/") }.sorted()
      return Finding(
        .scenarioStep, at: at.place, "no step is named \(Value.quote(at.value))",
        remedy: Spelling.remedy(
          for: at.value, in: known.sorted(),
          otherwise: "there is \(plain.joined(separator: ", "))"))
    }
  }

  /// The steps of a flow and of those that it nests, plain and as `journey/step`. They are open
  /// where a nested journey is chosen at run time.
  @MainActor
  private static func steps(
    of flow: Flow, in dispatcher: Dispatcher
  ) -> (names: Set<String>, isOpen: Bool) {
    var names: Set<String> = []
    var isOpen = false
    var seen: Set<JourneyID> = [flow.id]
    var waiting = [flow]
    while let flow = waiting.popLast() {
      for step in flow.definition.steps {
        names.formUnion([step.id.rawValue, "\(flow.id)/\(step.id)"])
        guard case .journey(let nested) = step.kind else { continue }
        switch nested.target {
        case .chosen: isOpen = true
        case .named(let name):
          guard seen.insert(name.value).inserted else { continue }
          do { waiting.append(try dispatcher.flow(named: name.value.rawValue)) } catch {
            isOpen = true
          }
        }
      }
    }
    return (names, isOpen)
  }

  /// Stubs of services that there are not, and answers that the real ones could not have given.
  public static func findings(_ stubs: [ServiceStub], _ catalogue: Catalogue) -> [Finding] {
    stubs.flatMap { stub -> [Finding] in
      let name = stub.service.rawValue
      guard let entry = catalogue.services[stub.service] else {
        let known = catalogue.services.keys.map(\.rawValue).sorted()
        return [
          Finding(
            .scenarioStub, at: stub.place, "no service is named \(Value.quote(name))",
            remedy: Spelling.remedy(
              for: name, in: known, otherwise: "there is \(known.joined(separator: ", "))"))
        ]
      }
      return stub.calls.compactMap { call in
        problem(with: call, of: entry, types: catalogue.types).map { problem, remedy in
          Finding(.scenarioStub, at: call.place ?? stub.place, problem, remedy: remedy)
        }
      }
    }
  }

  /// Why the real service could not have answered so; nil if it could.
  static func problem(
    with call: StubCall, of entry: ServiceEntry, types: TypeTable
  ) -> (problem: String, remedy: String)? {
    guard let answer = call.answer else { return nil }
    let name = answer.output.rawValue
    guard let port = entry.outputs.first(where: { $0.name == answer.output }) else {
      let known = entry.outputs.map(\.name.rawValue)
      return (
        "\(entry.name) never says \(Value.quote(name))",
        Spelling.remedy(for: name, in: known, otherwise: "it says \(known.joined(separator: ", "))")
      )
    }
    var decoding = DecodingContext(types: types)
    _ = port.payload.admit(answer.payload, &decoding)
    guard !decoding.issues.isEmpty else { return nil }
    return (
      "what \(entry.name) says with \(Value.quote(name)) does not fit",
      "\(FieldIssues(decoding.issues))"
    )
  }
}
