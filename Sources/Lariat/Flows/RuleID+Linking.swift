public import LariatFlows

extension RuleID {
  public static let unknownScreen: RuleID = "unknown-screen"
  public static let unknownService: RuleID = "unknown-service"
  public static let unknownJourney: RuleID = "unknown-journey"
  public static let unknownNeed: RuleID = "unknown-capability"
  public static let unboundNeed: RuleID = "unbound-capability"
  public static let wrongNeed: RuleID = "wrong-capability"
  public static let unknownStoreModule: RuleID = "unknown-store-module"
  public static let wrongStore: RuleID = "wrong-store"
  public static let unknownOutput: RuleID = "unknown-output"
  public static let unwiredOutput: RuleID = "unwired-output"
  public static let unknownArgument: RuleID = "unknown-argument"
  public static let missingArgument: RuleID = "missing-argument"
  public static let wrongArgument: RuleID = "wrong-argument"
  public static let unsupported: RuleID = "unsupported"
  public static let noDismissal: RuleID = "no-dismissal"
  public static let nestingCircle: RuleID = "nesting-circle"
  public static let unreadable: RuleID = "unreadable"
}
