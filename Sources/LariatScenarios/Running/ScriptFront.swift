public import Lariat
public import LariatFlows

/// Does what a scenario's steps say, by label, and looks at what they expect to be seen.
///
/// Once the steps are over it goes on as nobody answers: whoever called may then ask a person.
@MainActor
public final class ScriptFront: Front {
  /// Why the last drive ended early; nil if it did not, or if only an answer was missing.
  public private(set) var failure: ScenarioFailure?

  private let scenario: Scenario
  private let setting: WalkSetting
  private let time: WalkTime?

  /// - Parameter time: Nil where the run lives by the real clock.
  public init(
    _ scenario: Scenario, secret: @escaping @Sendable (String) -> Secret? = { _ in nil },
    time: WalkTime? = nil
  ) {
    self.scenario = scenario
    self.setting = WalkSetting(folder: scenario.folder, secret: secret)
    self.time = time
  }

  public func drive(_ run: JourneyRun) async throws(FrontFailure) {
    let walker = Walker(run, setting: setting, time: time)
    failure = nil
    for (index, step) in scenario.steps.enumerated() {
      let stage = ScriptStage(walker: walker, step: step, number: index + 1, time: time)
      do { try await stage.play() } catch {
        failure = error
        throw .badAnswer(error.finding)
      }
    }
    await walker.idle()
    guard run.ending == nil else { return }
    guard let presentation = run.presentation else { throw .lost }
    throw .unanswered(
      question: walker.tree?.question ?? presentation.step.rawValue,
      journey: presentation.journey, step: presentation.step)
  }
}
