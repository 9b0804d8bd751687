import Lariat
import LariatFlows

/// `lariat check`
struct CheckCommand: Command {
  let name = "check"
  let summary = "Prove flows before they run"
  let usage = "[PATH...] [options]"
  let options = [
    OptionSpec(name: "strict", value: nil, summary: "Warnings count as errors do"),
    RunOptions.project,
  ]
  let explanation = """
    PATH is a flow file, a folder of them, or Config/shell.json; without one, the whole project is
    checked. The exit status is 65 where there is an error, and 0 otherwise.
    """

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard !parsed.has("help") else { return session.showHelp(of: self) }
    session.projectFolder = parsed["project"]
    let run = try CheckRun(session, paths: parsed.words)
    let findings = try run.findings()
    session.output.result(CheckReport.text(findings, files: run.files.count))
    return findings.hasErrors || (parsed.has("strict") && !findings.isEmpty) ? .badInput : .success
  }
}
