public import LariatFlows

/// Why something could not be done to a screen.
public struct GestureProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public var rule: RuleID
  /// What is wrong, without a final full stop.
  public var problem: String
  /// How to mend it; empty where nothing helps.
  public var remedy: String

  init(_ rule: RuleID, _ problem: String, remedy: String = "") {
    self.rule = rule
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String { remedy.isEmpty ? problem : "\(problem); \(remedy)" }
}
