import Lariat
import LariatFlows
import LariatTerminal

/// `lariat run JOURNEY`, and `lariat JOURNEY`.
struct RunCommand: Command {
  let name = "run"
  let summary = "Run a journey"
  let usage = "JOURNEY|FILE.json [inputs] [options]"
  let options = RunOptions.all
  let explanation = """
    A journey's inputs are options too: lariat help JOURNEY lists them.

    The result goes to standard output, everything else to standard error. Exit status: 0 success,
    1 failure, 2 cancelled, 64 bad usage, 65 bad flow or answers file, 66 an answer or an input is
    missing, 124 timed out, 130 after Ctrl-C.
    """

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    var arguments = arguments
    guard let word = try takeJourney(&arguments) else {
      if arguments.contains("--help") || arguments.contains("-h") {
        return session.showHelp(of: self)
      }
      throw UsageError("which journey?", remedy: "lariat list shows those there are")
    }
    session.projectFolder = try projectFolder(arguments)
    let isFile = word.hasSuffix(".json")
    if isFile { try checkFile(word, session) }
    let dispatcher = try session.dispatcher(adding: isFile ? word : nil)
    let name = isFile ? dispatcher.library.adding(file: word, shown: word).journey.rawValue : word
    let flow = try session.flow(name, dispatcher)
    if arguments.contains("--help") || arguments.contains("-h") {
      session.output.result(HelpText.journey(flow))
      return .success
    }
    let (input, options) = try JourneyInputs(flow).read(arguments)
    let plan = try RunPlan(options, session)
    return try await RunDriver(session, dispatcher, plan).run(flow, given: input)
  }

  private func checkFile(_ path: String, _ session: Session) throws {
    guard session.fileExists(path) else {
      throw CommandFailure(.badInput, "there is no file \"\(path)\"")
    }
  }

  /// The first word that is no option and no option's value; it is taken out.
  private func takeJourney(_ arguments: inout [String]) throws(UsageError) -> String? {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      guard argument.hasPrefix("-") else { return arguments.remove(at: index) }
      let takesValue = options.contains { !$0.isSwitch && argument == "--\($0.name)" }
      index += takesValue ? 2 : 1
    }
    return nil
  }

  private func projectFolder(_ arguments: [String]) throws(UsageError) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--project=") { return String(argument.dropFirst(10)) }
      if argument == "--project" {
        guard index + 1 < arguments.count else { throw UsageError("--project needs a value") }
        return arguments[index + 1]
      }
    }
    return nil
  }
}
