import Lariat
import LariatFlows

/// The options of one run, resolved.
struct RunPlan {
  enum FrontKind: String {
    case auto
    case line
    case script
  }

  var front: FrontKind
  var answersFile: String?
  var asks: Bool
  var isJSON: Bool
  var logFile: String?
  var timeout: Duration?

  init(_ options: ParsedOptions, _ session: Session) throws {
    let wanted = options["front"] ?? session.context.variable("LARIAT_FRONT") ?? "auto"
    guard let front = FrontKind(rawValue: wanted) else {
      throw UsageError(
        "LARIAT_FRONT cannot be \"\(wanted)\"",
        remedy: Spelling.remedy(
          for: wanted, in: ["auto", "line", "script"], otherwise: "choose auto, line or script"))
    }
    self.front = front
    answersFile = options["answers"]
    if front == .script, answersFile == nil {
      throw UsageError("the script front needs answers", remedy: "name a file with --answers")
    }
    asks = !options.has("no-input")
    isJSON = options.has("json")
    logFile = options["log"]
    if let logFile, !session.mayBecomeLog(logFile) {
      throw UsageError(
        "\"\(logFile)\" is there and is no log", remedy: "name another file with --log")
    }
    timeout = try options["timeout"].map { text in
      guard let timeout = DurationText.parse(text) else {
        throw UsageError(
          "--timeout cannot be \"\(text)\"", remedy: "write it like 500ms, 30s, 2m or 1h")
      }
      return timeout
    }
  }
}
