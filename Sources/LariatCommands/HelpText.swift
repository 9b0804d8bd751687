import Lariat
import LariatFlows

/// The words of help.
enum HelpText {
  static var overview: String {
    let lines = Commands.all.map { command in
      ("  lariat \(command.name) \(command.usage)".trimmed, command.summary)
    }
    let width = lines.map(\.0.count).max() ?? 0
    return """
      Lariat runs journeys: step-by-step tasks that are described in JSON files.

        lariat\(String(repeating: " ", count: max(1, width - 8 + 2)))Pick a journey from a menu
        lariat JOURNEY [inputs] [options]
      \(lines.map { $0.0.padded(to: width + 2) + $0.1 }.joined(separator: "\n"))

      lariat list shows the journeys; lariat help JOURNEY explains one and its inputs.

      """
  }

  static func command(_ command: any Command) -> String {
    var text =
      "\(command.summary).\n\nUsage: lariat \(command.name) \(command.usage)".trimmed + "\n"
    if !command.options.isEmpty {
      let width = command.options.map(\.usage.count).max() ?? 0
      text += "\nOptions:\n"
      for option in command.options {
        text += "  \(option.usage.padded(to: width + 2))\(option.summary)\n"
      }
    }
    if !command.explanation.isEmpty { text += "\n\(command.explanation)\n" }
    return text
  }

  static func journey(_ flow: Flow) -> String {
    let inputs = JourneyInputs(flow)
    var text = "\(flow.definition.title).\n\nUsage: lariat \(flow.id)"
    if let argument = inputs.argument { text += " [\(argument.name.uppercased())]" }
    text += " [inputs] [options]\n"
    let lines = inputs.options.map { ("  \($0.usage)", $0.summary) }
    if !lines.isEmpty {
      let width = lines.map(\.0.count).max() ?? 0
      text += "\nInputs:\n"
      for (usage, summary) in lines { text += usage.padded(to: width + 2) + summary + "\n" }
    }
    text += "\nOutcomes:\n"
    let outcomes = flow.definition.outcomes
    let width = outcomes.map(\.name.rawValue.count).max() ?? 0
    for outcome in outcomes {
      let status = ExitStatus(outcome.status).code
      text += "  \(outcome.name.rawValue.padded(to: width + 2))exit status \(status)\n"
    }
    return text + "\nlariat help run lists the options that all journeys share.\n"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  var trimmed: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
