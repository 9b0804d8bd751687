import Lariat
import LariatFlows

/// `lariat show JOURNEY`
struct ShowCommand: Command {
  let name = "show"
  let summary = "Show what a journey consists of"
  let usage = "JOURNEY [--json]"
  let options = [
    OptionSpec(name: "json", value: nil, summary: "As one JSON object"), RunOptions.project,
  ]

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    guard let word = parsed.words.first else {
      throw UsageError("which journey?", remedy: "lariat list shows those there are")
    }
    session.projectFolder = parsed["project"]
    let flow = try session.flow(word, try session.dispatcher())
    session.output.result(parsed.has("json") ? json(flow).json + "\n" : text(flow))
    return .success
  }

  private func text(_ flow: Flow) -> String {
    var text = "\(flow.id): \(flow.definition.title)\n"
    if let note = flow.definition.note { text += "\(note)\n" }
    text += "\nInputs:\n" + lines(flow.inputs.map { ($0.reference, "") })
    text += "\nSteps:\n"
    for step in flow.definition.steps {
      text += "  \(step.id): \(step.kind.text)\n"
      for route in step.on {
        let targets = route.transitions.map(\.text).joined(separator: "; else ")
        text += "    \(route.output) → \(targets)\n"
      }
    }
    let outcomes = flow.definition.outcomes.map { ($0.name.rawValue, $0.status.rawValue) }
    return text + "\nOutcomes:\n" + lines(outcomes)
  }

  private func lines(_ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "  none\n" }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0.padded(to: width + 2))\($0.1)".trimmed + "\n" }.joined()
  }

  private func json(_ flow: Flow) -> Value {
    [
      "journey": .string(flow.id.rawValue), "title": .string(flow.definition.title),
      "group": .string(flow.definition.group ?? ""), "inputs": .object(flow.inputs.schema),
      "outcomes": .array(
        flow.definition.outcomes.map { outcome in
          let result = flow.outcomes[outcome.name]?.result ?? []
          return [
            "outcome": .string(outcome.name.rawValue), "status": .string(outcome.status.rawValue),
            "result": .object(result.schema),
          ]
        }),
      "steps": .array(
        flow.definition.steps.map { step in
          [
            "step": .string(step.id.rawValue), "kind": .string(step.kind.word),
            "name": .string(step.kind.name),
            "outputs": .array(step.on.map { .string($0.output.rawValue) }),
          ]
        }),
    ]
  }
}

extension Step.Kind {
  var word: String {
    switch self {
    case .screen: "screen"
    case .service: "service"
    case .journey: "journey"
    }
  }

  var name: String {
    switch self {
    case .screen(let step): step.screen.value.rawValue
    case .service(let step): step.service.value.rawValue
    case .journey(let step):
      switch step.target {
      case .named(let name): name.value.rawValue
      case .chosen(let reference): "\(reference)"
      }
    }
  }

  var text: String { "\(word) \(name)" }
}

extension Transition {
  /// What it does, in the file's words.
  var text: String {
    let verb =
      switch verb {
      case .go(let step): "\(step.value)"
      case .push(let step): "push \(step.value)"
      case .back: "back"
      case .backTo(let step): "back to \(step.value)"
      case .stay: "stay"
      case .end(let outcome): "end \(outcome.value)"
      }
    return when == nil ? verb : "\(verb) (if its guard holds)"
  }
}
