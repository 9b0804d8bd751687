/// `lariat version`
struct VersionCommand: Command {
  let name = "version"
  let summary = "Show the version"
  let usage = ""

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    if parsed.has("help") { return session.showHelp(of: self) }
    session.output.resultLine("lariat \(Version.current)")
    return .success
  }
}
