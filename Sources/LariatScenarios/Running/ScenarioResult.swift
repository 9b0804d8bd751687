public import Lariat

/// What came of running a scenario.
public struct ScenarioResult: Sendable {
  public var scenario: Scenario
  /// All that did not come true; empty if the scenario passed.
  public var failures: [ScenarioFailure]
  /// How the run ended; nil if it did not begin, or had to be stopped.
  public var ending: RunEnding?
  /// The whole log.
  public var log: [String]

  public var passed: Bool { failures.isEmpty }
}
