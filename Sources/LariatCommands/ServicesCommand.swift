import Lariat
import LariatFlows

/// `lariat services`
struct ServicesCommand: Command {
  let name = "services"
  let summary = "List the services that flows can call, or explain one"
  let usage = "[NAME] [--json]"
  let options = [
    OptionSpec(name: "json", value: nil, summary: "As JSON"), RunOptions.project,
  ]

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    session.projectFolder = parsed["project"]
    let catalogue = try session.catalogue()
    let isJSON = parsed.has("json")
    guard let word = parsed.words.first else {
      let entries = catalogue.services.values.sorted { $0.name < $1.name }
      session.output.result(
        isJSON
          ? Value.array(entries.map { .object(head($0, catalogue)) }).json + "\n"
          : ReferenceText.list(entries.map { ($0.name.rawValue, $0.summary) }))
      return .success
    }
    guard let entry = catalogue.services[ServiceName(word)] else {
      throw ReferenceText.unknown(
        "service", word, among: catalogue.services.keys.map(\.rawValue))
    }
    session.output.result(
      isJSON ? Value.object(json(entry, catalogue)).json + "\n" : text(entry, catalogue))
    return .success
  }

  private func text(_ entry: ServiceEntry, _ catalogue: Catalogue) -> String {
    "\(entry.name): \(entry.summary)\n"
      + "\nInputs:\n" + ReferenceText.fields(entry.inputs)
      + "\nOutputs:\n" + ReferenceText.outputs(entry.outputs)
      + "  timedOut: It took longer than the step's \"timeout\", where the step has one\n"
      + "\nExample:\n" + ExampleStep(entry, in: catalogue).text.indented(by: 2)
  }

  private func head(_ entry: ServiceEntry, _ catalogue: Catalogue) -> Object {
    [
      "service": .string(entry.name.rawValue), "summary": .string(entry.summary),
      "plugin": .string(catalogue.owner(of: .service, entry.name.rawValue) ?? ""),
    ]
  }

  private func json(_ entry: ServiceEntry, _ catalogue: Catalogue) -> Object {
    var object = head(entry, catalogue)
    object["inputs"] = .object(entry.inputs.schema)
    object["outputs"] = ReferenceText.json(entry.outputs)
    let example = ExampleStep(entry, in: catalogue)
    object["example"] = .object([example.name.rawValue: .object(example.step)])
    return object
  }
}
