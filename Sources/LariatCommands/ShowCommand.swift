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
    if !flow.definition.aliases.isEmpty {
      text +=
        "Also known as \(flow.definition.aliases.map(\.value.rawValue).joined(separator: ", "))\n"
    }
    text += "\nInputs:\n" + ReferenceText.fields(flow.inputs)
    if !flow.definition.stores.isEmpty {
      text += "\nStores:\n"
      text += ReferenceText.rows(
        flow.definition.stores.map { [$0.name.rawValue, $0.module.value.rawValue, $0.note ?? ""] })
    }
    text += "\nSteps:\n"
    text += ReferenceText.rows(
      flow.definition.steps.map { [$0.id.rawValue, $0.kind.text, $0.note ?? ""] })
    text += "\nOutcomes:\n"
    for outcome in flow.definition.outcomes {
      text += "  \(outcome.name): \(outcome.status.rawValue)"
      text += outcome.message.map { ", \($0.words)" } ?? ""
      text += "\n"
      text += ReferenceText.payload(flow.outcomes[outcome.name]?.result ?? [])
    }
    return text + "\nlariat graph \(flow.id) shows how the steps follow each other.\n"
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
