/// A step that nests another journey: its outcomes are the step's outputs.
public struct JourneyStep: Sendable, Hashable {
  public enum Target: Sendable, Hashable {
    case named(Located<JourneyID>)
    /// Chosen at run time; the one output is then `finished {journey, outcome, status, message}`.
    case chosen(Reference)
  }

  public var target: Target

  public init(_ target: Target) { self.target = target }
}
