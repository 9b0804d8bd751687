public import LariatFlows

extension RuleID {
  /// What every rule asks for, one sentence each.
  public static let summaries = fileRules + linkingRules
}
