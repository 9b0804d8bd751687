public import LariatFlows

extension RuleID {
  /// What every rule asks for, one sentence each.
  public static let summaries = fileRules + linkingRules

  /// What linking asks for, one sentence each.
  static let linkingRules: [(rule: RuleID, summary: String)] = [
    (.unknownScreen, "A step shows a screen that a plugin registers."),
    (.unknownService, "A step calls a service that a plugin or the configuration declares."),
    (.unknownJourney, "A step nests a journey that has a file."),
    (.unknownNeed, "A screen's \"use\" binds capabilities that the screen has."),
    (.unboundNeed, "Every capability that a screen needs is bound to a service."),
    (.wrongNeed, "A service that is bound to a capability is of its shape."),
    (.unknownStoreModule, "A store's module is one that a plugin registers."),
    (.wrongStore, "A screen names a store of its module exactly where it shares one."),
    (.unknownOutput, "A step's \"on\" has only outputs that the step says."),
    (.unwiredOutput, "A step's \"on\" has every output that the step says."),
    (.unknownArgument, "A \"with\" has only inputs that its receiver takes."),
    (.missingArgument, "A step gets every input that it needs, on every way to it."),
    (.wrongArgument, "A value is of the type that its receiver takes."),
    (.unsupported, "A flow asks only for what this version can do."),
    (.noDismissal, "A person who leaves a screen has a way to go."),
    (.nestingCircle, "Journeys do not nest each other in a circle."),
    (.unreadable, "A file is there and may be read."),
  ]
}
