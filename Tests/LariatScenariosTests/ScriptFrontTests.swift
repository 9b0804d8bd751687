import Lariat
import LariatFlows
import LariatScenarios
import Testing

@MainActor
struct ScriptFrontTests {
  private func run() throws -> JourneyRun {
    let environment = ShellEnvironment(stateFolder: "/nonexistent", now: { 0 })
    let dispatcher = Dispatcher(
      catalogue: try Catalogue(plugins: [OrderPlugin()], environment: environment),
      library: .order, environment: environment)
    return try dispatcher.start("order")
  }

  private func front(_ steps: String) throws -> ScriptFront {
    let text = "{ \"journey\": \"order\", \"steps\": [ \(steps) ] }"
    let (scenario, findings) = Scenario.read(bytes: Array(text.utf8), file: "answers.json")
    #expect(findings == [])
    return ScriptFront(try #require(scenario))
  }

  @Test func `drives a run with the real services to its end`() async throws {
    let run = try run()
    try await front(#"{ "at": "ask", "do": [ { "choose": "Large" }, { "press": "Continue" } ] }"#)
      .drive(run)
    #expect(
      run.ending
        == .outcome(JourneyOutcome("sent", .success, result: ["number": 7], message: "Order 7")))
  }

  @Test func `gives back what it does not answer, and the run goes on`() async throws {
    let run = try run()
    let front = try front(#"{ "at": "ask", "do": [ { "choose": "Large" } ] }"#)
    await #expect(throws: FrontFailure.unanswered(question: "Name", journey: "order", step: "ask"))
    {
      try await front.drive(run)
    }
    #expect(front.failure == nil)
    #expect(run.ending == nil)
    try await self.front(#"{ "do": [ { "press": "Cancel" } ] }"#).drive(run)
    #expect(run.ending == .outcome(JourneyOutcome("cancelled", .cancelled)))
  }

  @Test func `a step that differs is a finding with its place`() async throws {
    let run = try run()
    let front = try front(#"{ "at": "size", "do": [ { "choose": "Large" } ] }"#)
    let finding = Finding(
      .scenarioPlace,
      at: Place(
        file: "answers.json", start: Position(line: 1, column: 42, offset: 41),
        end: Position(line: 1, column: 48, offset: 47)),
      "the journey is not at \"size\"", remedy: "it is at \"ask\"")
    await #expect(throws: FrontFailure.badAnswer(finding)) { try await front.drive(run) }
    #expect(front.failure?.finding == finding)
    #expect(run.ending == nil)
  }

  @Test func `a clock that cannot be moved is a finding`() async throws {
    let run = try run()
    let front = try front(#"{ "wait": "1s" }"#)
    await #expect {
      try await front.drive(run)
    } throws: {
      guard case .badAnswer(let finding)? = $0 as? FrontFailure else { return false }
      return finding.problem == "this run's clock cannot be moved"
    }
  }
}
