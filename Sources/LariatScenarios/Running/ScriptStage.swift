import Lariat
import LariatFlows
import LariatViews

/// Plays one step of a scenario.
@MainActor
struct ScriptStage {
  let walker: Walker
  let step: ScenarioStep
  /// From 1.
  let number: Int
  let time: WalkTime?

  private var run: JourneyRun { walker.run }

  func play() async throws(ScenarioFailure) {
    await arrive()
    if let wait = step.wait {
      guard let time else {
        throw failure(
          .scenarioGesture, at: wait.place, "this run's clock cannot be moved",
          remedy: "run the scenario as a test")
      }
      time.clock.advance(by: wait.value)
      await walker.idle()
    }
    try checkPlace()
    try checkSight()
    try checkState()
    try checkLog()
    let visit = run.presentation?.id
    for gesture in step.gestures {
      await arrive()
      guard run.presentation?.id == visit, run.ending == nil else {
        throw failure(
          .scenarioGesture, at: gesture.place, "the screen has gone before \(gesture.value)",
          remedy: "begin a step for \(whereNow)")
      }
      do throws(GestureProblem) { try walker.perform(gesture.value) } catch {
        throw failure(error.rule, at: gesture.place, error.problem, remedy: error.remedy)
      }
    }
    await arrive()
  }

  /// Waits for a screen; or, where the step is about a running service, until what it expects is
  /// seen there.
  private func arrive() async {
    await walker.idle {
      guard let presentation = run.presentation, case .service = presentation.kind, isHere,
        presentation.step.rawValue == step.at?.value.split(separator: "/").last.map(String.init)
      else { return false }
      return step.see.allSatisfy { walker.shows($0.value) }
    }
  }

  private var isHere: Bool {
    guard let wanted = step.at?.value else { return true }
    guard let presentation = run.presentation else { return false }
    return wanted == presentation.step.rawValue
      || wanted == "\(presentation.journey)/\(presentation.step)"
  }

  private var whereNow: String {
    if let presentation = run.presentation { return Value.quote(presentation.step.rawValue) }
    switch run.ending {
    case .outcome(let outcome):
      return "the end, with the outcome \(Value.quote(outcome.name.rawValue))"
    case .fault(let error): return "a fault: \(error)"
    case .stopped: return "the end: it was stopped"
    case nil: return "no screen"
    }
  }

  // MARK: Looking

  private func checkPlace() throws(ScenarioFailure) {
    if !isHere, let wanted = step.at {
      throw failure(
        .scenarioPlace, at: wanted.place,
        "the journey is not at \(Value.quote(wanted.value))", remedy: "it is at \(whereNow)",
        expected: "at \(Value.quote(wanted.value))", seen: "at \(whereNow)")
    }
    guard run.ending == nil else {
      throw failure(
        .scenarioPlace, at: step.place, "the journey has ended before this step",
        remedy: "it came to \(whereNow)")
    }
  }

  private func checkSight() throws(ScenarioFailure) {
    for text in step.see where !walker.shows(text.value) {
      throw failure(
        .scenarioSight, at: text.place, "\(Value.quote(text.value)) is not on the screen",
        expected: "to see \(Value.quote(text.value))")
    }
    for text in step.notSee where walker.shows(text.value) {
      throw failure(
        .scenarioSight, at: text.place, "\(Value.quote(text.value)) is on the screen",
        expected: "not to see \(Value.quote(text.value))")
    }
  }

  private func checkState() throws(ScenarioFailure) {
    for expectation in step.state {
      guard let tree = walker.tree, let field = tree.fieldValue(expectation.label) else {
        throw failure(
          .scenarioLabel, at: expectation.place,
          "no field is labelled \(Value.quote(expectation.label))",
          remedy: LabelMatch.remedy(
            for: expectation.label, among: walker.tree?.fields.map(\.label) ?? []))
      }
      let seen = field.plainValue
      guard seen != expectation.value else { continue }
      throw failure(
        .scenarioState, at: expectation.place,
        "\(Value.quote(field.label)) holds something else",
        expected: expectation.value.json, seen: seen.json)
    }
  }

  private func checkLog() throws(ScenarioFailure) {
    let lines = run.log.lines
    guard let index = LogMatch.missing(step.log.map(\.value), in: lines) else { return }
    let line = step.log[index]
    throw failure(
      .scenarioLog, at: line.place, "the log has no such line so far", expected: line.value)
  }

  private func failure(
    _ rule: RuleID, at place: Place, _ problem: String, remedy: String = "",
    expected: String = "", seen: String = ""
  ) -> ScenarioFailure {
    ScenarioFailure(
      Finding(rule, at: place, problem, remedy: remedy), stepNumber: number,
      at: run.presentation?.step, expected: expected, seen: seen, screen: walker.screen,
      log: run.log.lines)
  }
}
