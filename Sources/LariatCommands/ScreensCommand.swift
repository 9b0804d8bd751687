import Lariat
import LariatFlows

/// `lariat screens`
struct ScreensCommand: Command {
  let name = "screens"
  let summary = "List the screens that flows can show, or explain one"
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
      let entries = catalogue.screens.values.sorted { $0.name < $1.name }
      session.output.result(
        isJSON
          ? Value.array(entries.map { .object(head($0, catalogue)) }).json + "\n"
          : ReferenceText.list(entries.map { ($0.name.rawValue, $0.summary) }))
      return .success
    }
    guard let entry = catalogue.screens[ScreenName(word)] else {
      throw ReferenceText.unknown(
        "screen", word, among: catalogue.screens.keys.map(\.rawValue))
    }
    session.output.result(
      isJSON ? Value.object(json(entry, catalogue)).json + "\n" : text(entry, catalogue))
    return .success
  }

  private func text(_ entry: ScreenEntry, _ catalogue: Catalogue) -> String {
    var text = "\(entry.name): \(entry.summary)\n"
    if let store = entry.store { text += "\nShows the shared store \(store).\n" }
    text += "\nInputs:\n" + ReferenceText.fields(entry.inputs)
    text += "\nOutputs:\n" + ReferenceText.outputs(entry.outputs)
    if !entry.needs.isEmpty {
      text += "\nCapabilities, bound to services under \"use\":\n"
      text += entry.needs.map { self.text($0, catalogue) }.joined()
    }
    return text + "\nExample:\n" + ExampleStep(entry, in: catalogue).text.indented(by: 2)
  }

  private func text(_ need: Need, _ catalogue: Catalogue) -> String {
    let fitting = catalogue.services(fitting: need)
    return "  \(need.name): \(need.summary)\n"
      + "    takes \(ValueType.record(need.input).reference)\n"
      + need.outputs.map {
        "    says \($0.name) \(ValueType.record($0.payload).reference)\n"
      }.joined()
      + "    fits \(fitting.isEmpty ? "no service" : fitting.joined(separator: ", "))\n"
  }

  private func head(_ entry: ScreenEntry, _ catalogue: Catalogue) -> Object {
    [
      "screen": .string(entry.name.rawValue), "summary": .string(entry.summary),
      "plugin": .string(catalogue.owner(of: .screen, entry.name.rawValue) ?? ""),
    ]
  }

  private func json(_ entry: ScreenEntry, _ catalogue: Catalogue) -> Object {
    var object = head(entry, catalogue)
    object["store"] = entry.store.map { .string($0.rawValue) }
    object["inputs"] = .object(entry.inputs.schema)
    object["outputs"] = ReferenceText.json(entry.outputs)
    object["capabilities"] = .array(
      entry.needs.map { need in
        [
          "capability": .string(need.name.rawValue), "summary": .string(need.summary),
          "input": .object(need.input.schema), "outputs": ReferenceText.json(need.outputs),
          "services": .array(catalogue.services(fitting: need).map(Value.string)),
        ]
      })
    let example = ExampleStep(entry, in: catalogue)
    object["example"] = .object([example.name.rawValue: .object(example.step)])
    return object
  }
}

extension String {
  /// Every line that is not empty, moved to the right.
  func indented(by width: Int) -> String {
    let margin = String(repeating: " ", count: width)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
