import FoundationEssentials
import Lariat
import LariatFlows

/// Compares how a run ended with what its scenario expects.
@MainActor
struct ScenarioEnd {
  let scenario: Scenario
  let run: JourneyRun
  /// The folder that the run worked in.
  let work: String

  var failures: [ScenarioFailure] {
    guard case .outcome(let outcome)? = run.ending else {
      var text = "the journey was stopped"
      if case .fault(let error)? = run.ending { text = "\(error)" }
      return [failure(.scenarioFault, at: scenario.journey.place, text)]
    }
    return outcomeFailures(outcome) + resultFailures(outcome.result) + logFailures
      + scenario.files.compactMap { failure($0) }
  }

  private func outcomeFailures(_ outcome: JourneyOutcome) -> [ScenarioFailure] {
    guard let expected = scenario.outcome, expected.value != outcome.name else { return [] }
    return [
      failure(
        .scenarioOutcome, at: expected.place, "the journey ended in another outcome",
        expected: expected.value.rawValue, seen: "\(outcome.name) \(Value.object(outcome.result))")
    ]
  }

  private func resultFailures(_ result: Object) -> [ScenarioFailure] {
    guard let expected = scenario.result else { return [] }
    return expected.value.members.compactMap { member in
      let seen = result[member.name]
      if seen == member.value || isSamePath(member.value, seen) { return nil }
      return failure(
        .scenarioResult, at: expected.place, "the result's \(Value.quote(member.name)) differs",
        expected: member.value.json, seen: seen?.json ?? "nothing")
    }
  }

  /// Whether a text leads to the same file, when both start from the folder of the run.
  private func isSamePath(_ expected: Value, _ seen: Value?) -> Bool {
    guard case .string(let expected) = expected, case .string(let seen)? = seen else {
      return false
    }
    return absolute(expected) == absolute(seen)
  }

  private func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(work)/\(path)"
    return URL(filePath: whole).standardized.path
  }

  private var logFailures: [ScenarioFailure] {
    guard let index = LogMatch.missing(scenario.log.map(\.value), in: run.log.lines) else {
      return []
    }
    let line = scenario.log[index]
    let problem =
      index == 0
      ? "the log has no such line"
      : "the log has no such line after \(Value.quote(scenario.log[index - 1].value))"
    return [failure(.scenarioLog, at: line.place, problem, expected: line.value)]
  }

  private func failure(_ file: FileExpectation) -> ScenarioFailure? {
    let path = absolute(file.path)
    let isThere = FileManager.default.fileExists(atPath: path)
    switch file.content {
    case .absent:
      guard isThere else { return nil }
      return failure(.scenarioFile, at: file.place, "\(file.path) is there")
    case .present:
      guard !isThere else { return nil }
      return failure(.scenarioFile, at: file.place, "there is no file \(file.path)")
    case .contains(let texts):
      guard let contents = FileManager.default.contents(atPath: path) else {
        return failure(.scenarioFile, at: file.place, "there is no file \(file.path)")
      }
      let text = String(decoding: contents, as: UTF8.self)
      guard let missing = texts.first(where: { !text.contains($0) }) else { return nil }
      return failure(
        .scenarioFile, at: file.place, "\(file.path) does not hold \(Value.quote(missing))")
    }
  }

  private func failure(
    _ rule: RuleID, at place: Place, _ problem: String, expected: String = "", seen: String = ""
  ) -> ScenarioFailure {
    ScenarioFailure(
      Finding(rule, at: place, problem), expected: expected, seen: seen, log: run.log.lines)
  }
}
