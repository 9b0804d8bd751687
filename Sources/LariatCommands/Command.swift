/// One subcommand.
protocol Command: Sendable {
  var name: String { get }
  /// One line for the list of commands.
  var summary: String { get }
  /// What follows the name: `JOURNEY|FILE.json [inputs] [options]`.
  var usage: String { get }
  var options: [OptionSpec] { get }
  /// What help says beyond the options; may be empty.
  var explanation: String { get }

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus
}

extension Command {
  var explanation: String { "" }
  var options: [OptionSpec] { [] }
}

/// Why a command could not do its work, and the status that follows.
struct CommandFailure: Error, CustomStringConvertible {
  var status: ExitStatus
  var description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
