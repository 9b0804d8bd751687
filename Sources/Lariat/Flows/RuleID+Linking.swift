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

extension RuleID {
  /// What linking asks for, one sentence each.
  public static let linkingRules: [(rule: RuleID, summary: String)] = [
    (.unknownScreen, "A screen step names a screen of the catalogue."),
    (.unknownService, "A service step names a service of the catalogue."),
    (.unknownJourney, "A journey step names a journey of the project."),
    (.unknownNeed, "A screen's use names capabilities that the screen needs."),
    (.unboundNeed, "Every capability that a screen needs has a service bound to it."),
    (.wrongNeed, "A service that is bound to a capability has its shape."),
    (.unknownStoreModule, "A store names a store module of the catalogue."),
    (.wrongStore, "A screen has the shared store that it is made for."),
    (.unknownOutput, "Only outputs that a step can say are wired."),
    (.unwiredOutput, "Every output that a step can say is wired."),
    (.unknownArgument, "Only inputs that are declared are given."),
    (.missingArgument, "Every required input is given."),
    (.wrongArgument, "An input is of its declared type."),
    (.unsupported, "A flow uses only what this version can do."),
    (.noDismissal, "A person can leave every screen."),
    (.nestingCircle, "Journeys do not nest in a circle."),
    (.unreadable, "A flow file can be opened and read."),
  ]
}
