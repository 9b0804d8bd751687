public import LariatFlows

/// One stay at a step.
public struct Visit: Sendable {
  public let ticket: Ticket
  public let step: LinkedStep
  /// What its `with` came to on entering.
  public let input: Object
  /// A line to show with it; nil where the transition gave none.
  public let notice: String?
  /// The context as it was when another visit was pushed above this one.
  var covered: Object?
}
