import Lariat
import LariatFlows

/// `lariat help [COMMAND|JOURNEY]`
struct HelpCommand: Command {
  let name = "help"
  let summary = "Explain a command or a journey"
  let usage = "[COMMAND|JOURNEY]"

  func perform(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
    let parsed = try ParsedOptions(arguments, options, command: name)
    guard let word = parsed.words.first, !parsed.has("help") else {
      session.output.result(HelpText.overview)
      return .success
    }
    if let command = Commands.named(word) { return session.showHelp(of: command) }
    let dispatcher = try session.dispatcher()
    guard dispatcher.library.find(word) != nil else {
      let names = Commands.all.map(\.name) + dispatcher.library.journeys.map(\.rawValue)
      throw UsageError(
        "there is no command and no journey \"\(word)\"",
        remedy: Spelling.remedy(for: word, in: names, otherwise: "lariat help lists the commands"))
    }
    let flow = try session.flow(word, dispatcher)
    session.output.result(HelpText.journey(flow))
    return .success
  }
}
