import Lariat
import LariatFlows

/// `lariat list`
struct ListCommand: Command {
  let name = "list"
  let summary = "List the journeys"
  let usage = "[--all] [--json]"
  let options = [
    OptionSpec(name: "all", value: nil, summary: "Also those that are kept off the menu"),
    OptionSpec(name: "json", value: nil, summary: "As one JSON array"),
    RunOptions.project,
  ]

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    if parsed.has("help") { return session.showHelp(of: self) }
    session.projectFolder = parsed["project"]
    let (summaries, broken) = try session.library().overview
    let journeys = summaries.filter { parsed.has("all") || !$0.isHidden }
    session.output.result(parsed.has("json") ? json(journeys) : text(journeys))
    for file in broken { session.output.complain("\(file) is wrong; lariat check tells what") }
    return .success
  }

  private func json(_ journeys: [JourneySummary]) -> String {
    let rows = journeys.map { journey in
      Value.object([
        "journey": .string(journey.name), "title": .string(journey.title),
        "group": .string(journey.group), "hidden": .boolean(journey.isHidden),
      ])
    }
    return Value.array(rows).json + "\n"
  }

  private func text(_ journeys: [JourneySummary]) -> String {
    guard !journeys.isEmpty else { return "There are no journeys.\n" }
    let width = journeys.map(\.name.count).max() ?? 0
    var text = ""
    for group in groups(journeys) {
      if !text.isEmpty { text += "\n" }
      if !group.isEmpty { text += "\(group)\n" }
      for journey in journeys where journey.group == group {
        text += "  \(journey.name.padded(to: width + 2))\(journey.title)\n"
      }
    }
    return text
  }

  /// In the order of the alphabet, those without a group last.
  private func groups(_ journeys: [JourneySummary]) -> [String] {
    let named = Set(journeys.map(\.group)).sorted()
    return named.filter { !$0.isEmpty } + named.filter(\.isEmpty)
  }
}
