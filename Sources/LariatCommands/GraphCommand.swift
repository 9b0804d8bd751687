import Lariat
import LariatFlows

/// `lariat graph JOURNEY`
struct GraphCommand: Command {
  let name = "graph"
  let summary = "Draw a journey: an outline, or a picture for Mermaid or Graphviz"
  let usage = "JOURNEY [options]"
  let options = [
    OptionSpec(
      name: "format", value: "FORMAT", summary: "As what; text if nothing is said",
      choices: ["text", "mermaid", "dot"]),
    RunOptions.project,
  ]
  let explanation = """
    Arrows are steps gone to; push keeps a step underneath, back returns to it. In pictures push is
    bold, back and stay are dashed. lariat graph JOURNEY --format dot | dot -Tsvg > journey.svg
    """

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    session.projectFolder = parsed["project"]
    let word = try parsed.onlyWord("which journey?", remedy: "lariat list shows those there are")
    let graph = FlowGraph(try session.flow(word, try session.dispatcher()).definition)
    switch parsed["format"] {
    case "mermaid": session.output.result(graph.mermaid)
    case "dot": session.output.result(graph.dot)
    default: session.output.result(graph.outline())
    }
    return .success
  }
}
