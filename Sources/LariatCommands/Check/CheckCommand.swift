import Lariat
import LariatFlows

/// `lariat check`
struct CheckCommand: Command {
  let name = "check"
  let summary = "Prove flows before they run"
  let usage = "[PATH...] [options]"
  let options = [
    OptionSpec(
      name: "format", value: "FORMAT", summary: "How findings are printed",
      choices: ["text", "json", "sarif"]),
    OptionSpec(name: "strict", value: nil, summary: "Warnings count as errors do"),
    OptionSpec(
      name: "why", value: "PLACE", summary: "Show what leads to the finding at FILE:LINE[:COLUMN]"),
    OptionSpec(name: "fix", value: nil, summary: "Mend misspelt names and byte order marks"),
    OptionSpec(name: "dry-run", value: nil, summary: "With --fix: show the changes, write nothing"),
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
    guard parsed.has("fix") || !parsed.has("dry-run") else {
      throw UsageError("--dry-run goes with --fix", remedy: "write --fix --dry-run")
    }
    guard !parsed.has("dry-run") || parsed["format"] ?? "text" == "text" else {
      throw UsageError("--dry-run shows a diff, for people", remedy: "leave --format out")
    }
    if let text = parsed["why"] {
      guard !parsed.has("fix") else {
        throw UsageError("--why and --fix do not go together", remedy: "leave one out")
      }
      return try explain(FindingPlace(text), parsed.words, session)
    }
    var run = try CheckRun(session, paths: parsed.words)
    var findings = try run.findings()
    if parsed.has("fix") {
      let fix = try CheckFix(run, findings)
      (run, findings) = (fix.run, fix.findings)
      try carryOut(fix, onlyShowing: parsed.has("dry-run"), session)
    }
    session.output.result(
      CheckReport(findings: findings, run: run).text(as: parsed["format"] ?? "text"))
    return findings.hasErrors || (parsed.has("strict") && !findings.isEmpty) ? .badInput : .success
  }

  private func carryOut(_ fix: CheckFix, onlyShowing: Bool, _ session: Session) throws {
    for file in fix.run.files {
      guard let (old, new) = file.fixed else { continue }
      if onlyShowing {
        session.output.result(UnifiedDiff.text(file: file.shown, from: old, to: new))
      } else {
        try FileReplacement.replace(file.path, with: new)
        session.output.messageLine("mended \(file.shown)")
      }
    }
  }

  private func explain(
    _ place: FindingPlace, _ paths: [String], _ session: Session
  ) throws -> ExitStatus {
    let run = try CheckRun(session, paths: paths.isEmpty ? [place.file] : paths)
    let file = run.projectPath(of: place.file)
    let findings = try run.findings().filter { finding in
      finding.place.map { run.projectPath(of: $0.file) == file && place.isInside($0) } ?? false
    }
    guard !findings.isEmpty else {
      throw UsageError(
        "there is no finding at \(place)", remedy: "lariat check lists those there are")
    }
    for finding in findings { session.output.result(CheckReport.explanation(of: finding)) }
    return .success
  }
}
