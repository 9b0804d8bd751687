/// Which command is meant: a word that is none of the commands' names is a journey to run.
struct Invocation {
  var command: any Command
  var arguments: [String]

  init(_ context: ProcessContext) throws(UsageError) {
    let arguments = context.arguments
    guard let first = arguments.first else {
      self.init(RunCommand(), ["home"])
      return
    }
    switch first {
    case "--help", "-h": self.init(HelpCommand(), Array(arguments.dropFirst()))
    case "--version": self.init(VersionCommand(), Array(arguments.dropFirst()))
    default:
      if let command = Commands.named(first) {
        self.init(command, Array(arguments.dropFirst()))
      } else if first.hasPrefix("-") {
        let isOption = RunCommand().options.contains { first.hasPrefix("--\($0.name)") }
        self.init(RunCommand(), isOption ? ["home"] + arguments : arguments)
      } else {
        self.init(RunCommand(), arguments)
      }
    }
  }

  private init(_ command: any Command, _ arguments: [String]) {
    self.command = command
    self.arguments = arguments
  }
}
