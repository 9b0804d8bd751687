public import LariatFlows

/// What a front shows now: the screen of the topmost visit, in the innermost journey.
@MainActor
public struct Presentation {
  /// Differs for every visit of a run, also in nested journeys.
  public struct ID: Sendable, Hashable {
    let tickets: [Ticket]
  }

  public enum Kind: Sendable, Hashable {
    case screen
    /// The face of a running service. A front need not show it at once if the step has no `show`.
    case service(isShown: Bool)
  }

  public let id: ID
  public let kind: Kind
  public let journey: JourneyID
  public let step: StepID
  public let screen: any LiveScreen
  /// A line of the transition that led here; nil if there is none.
  public let notice: String?
}
