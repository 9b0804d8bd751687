public import LariatFlows

/// One thing in a scenario that did not come true, with all that is needed to see why.
public struct ScenarioFailure: Error, Sendable, Hashable {
  /// Where in the scenario, what is wrong, how to mend it.
  public var finding: Finding
  /// Which of the scenario's steps, from 1; nil before the first and after the last.
  public var stepNumber: Int?
  /// Where the journey was; nil before it began and after its end.
  public var at: StepID?
  /// In words; empty where the finding says it.
  public var expected: String
  public var seen: String
  /// The screen as text; empty where there was none.
  public var screen: String
  /// The last lines of the log.
  public var log: [String]

  /// How many lines of the log a failure keeps.
  public static let logLines = 12

  public init(
    _ finding: Finding, stepNumber: Int? = nil, at step: StepID? = nil, expected: String = "",
    seen: String = "", screen: String = "", log: [String] = []
  ) {
    self.finding = finding
    self.stepNumber = stepNumber
    self.at = step
    self.expected = expected
    self.seen = seen
    self.screen = screen
    self.log = Array(log.suffix(Self.logLines))
  }
}

extension ScenarioFailure: CustomStringConvertible {
  /// Several lines, for people.
  public var description: String {
    var lines = ["\(finding)"]
    if let stepNumber { lines.append("  step \(stepNumber)" + (at.map { ", at \($0)" } ?? "")) }
    if !expected.isEmpty { lines.append("  expected: \(expected)") }
    if !seen.isEmpty { lines.append("  seen: \(seen)") }
    lines += Self.block("screen", screen.split(separator: "\n").map(String.init))
    lines += Self.block("log", log)
    return lines.joined(separator: "\n")
  }

  private static func block(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title):"] + lines.map { "    \($0)" }
  }
}
