/// One step of a flow: what happens there, what it is given, and where each output leads.
public struct Step: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case screen(ScreenStep)
    case service(ServiceStep)
    case journey(JourneyStep)
  }

  public var id: StepID
  public var kind: Kind
  /// Evaluated once, on entering.
  public var with: [Argument]
  public var on: [OutputRoute]
  public var note: String?
  /// The key under `steps`.
  public var place: Place

  public init(
    id: StepID, kind: Kind, with: [Argument] = [], on: [OutputRoute] = [], note: String? = nil,
    place: Place
  ) {
    self.id = id
    self.kind = kind
    self.with = with
    self.on = on
    self.note = note
    self.place = place
  }
}

/// What one output of a step does.
public struct OutputRoute: Sendable, Hashable {
  public var output: OutputName
  /// Never empty; only the last is open.
  public var transitions: [Transition]
  /// The key under `on`.
  public var place: Place

  public init(output: OutputName, transitions: [Transition], place: Place) {
    self.output = output
    self.transitions = transitions
    self.place = place
  }
}
