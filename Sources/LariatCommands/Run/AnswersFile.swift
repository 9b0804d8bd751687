import Lariat
import LariatFlows
import LariatScenarios

/// A scenario file that answers in a person's place.
struct AnswersFile {
  /// The inputs that it gives.
  let input: Object
  let front: any Front

  init(path: String, _ session: Session, for flow: Flow) throws {
    let (scenario, findings) = Scenario.load(path, in: session)
    guard let scenario else {
      throw CommandFailure(.badInput, findings.map(\.description).joined(separator: "\n"))
    }
    guard scenario.journey.value == flow.id else {
      let finding = Finding(
        .scenarioJourney, at: scenario.journey.place,
        "these answers are for the journey \"\(scenario.journey.value)\", not for \"\(flow.id)\"")
      throw CommandFailure(.badInput, finding.description)
    }
    input = scenario.resolvedInput(for: flow)
    let environment = session.context.environment
    front = ScriptFront(scenario) { name in
      environment["LARIAT_SECRET_" + Self.variable(name)].map(Secret.init)
    }
  }

  /// `my-password` is taken from `LARIAT_SECRET_MY_PASSWORD`.
  nonisolated private static func variable(_ name: String) -> String {
    String(name.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension Scenario {
  /// The file as the person named it, wherever the session works.
  fileprivate static func load(
    _ path: String, in session: Session
  ) -> (scenario: Scenario?, findings: [Finding]) {
    guard let bytes = session.contents(of: path) else {
      return (nil, [Finding(.unreadable, at: nil, "cannot read the answers file \"\(path)\"")])
    }
    return read(bytes: bytes, file: path.hasPrefix("/") ? path : session.context.absolute(path))
  }
}
