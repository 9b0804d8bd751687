public import LariatFlows

/// How a journey ended.
public struct JourneyOutcome: Sendable, Hashable {
  public var name: OutcomeName
  public var status: OutcomeStatus
  public var result: Object
  /// A line for people; empty where the flow gives none.
  public var message: String

  public init(
    _ name: OutcomeName, _ status: OutcomeStatus, result: Object = Object(), message: String = ""
  ) {
    self.name = name
    self.status = status
    self.result = result
    self.message = message
  }
}
