import Lariat
import LariatFlows

/// `lariat schema`
struct SchemaCommand: Command {
  let name = "schema"
  let summary = "Print the JSON Schema of flow files, for editors"
  let usage = "[--write]"
  let options = [
    OptionSpec(name: "write", value: nil, summary: "Write it into Config, where flows look for it"),
    RunOptions.project,
  ]
  let explanation = """
    A flow that says "$schema": "../Config/journey.schema.json" is completed and checked by editors
    that know JSON Schema. Write it again whenever plugins or Config/shell.json change.
    """

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    session.projectFolder = parsed["project"]
    let schema = FlowSchema(try session.catalogue())
    guard parsed.has("write") else {
      session.output.result(schema.text)
      return .success
    }
    let file = "Config/journey.schema.json"
    try session.write(schema.text, toProjectFile: file)
    session.output.resultLine("Wrote \(try session.project().shownFolder)\(file)")
    return .success
  }
}
