public import LariatFlows

/// What is seen and done at one visit.
public struct ScenarioStep: Sendable, Hashable {
  /// Where the journey must be: a step, or `journey/step` for one of a nested journey. Nil where
  /// that does not matter.
  public var at: Located<String>?
  /// Texts that must be on the screen, as parts of a line; case matters.
  public var see: [Located<String>]
  public var notSee: [Located<String>]
  /// What fields hold, by label: a text, the label of what is chosen, true or false.
  public var state: [StateExpectation]
  /// Lines that the log so far must hold, in this order.
  public var log: [Located<String>]
  /// How far the clock moves before anything is looked at.
  public var wait: Located<Duration>?
  public var gestures: [Located<Gesture>]
  /// The whole step.
  public var place: Place

  public struct StateExpectation: Sendable, Hashable {
    public var label: String
    public var value: Value
    public var place: Place

    public init(_ label: String, _ value: Value, at place: Place) {
      self.label = label
      self.value = value
      self.place = place
    }
  }

  public init(
    at step: Located<String>? = nil, see: [Located<String>] = [],
    notSee: [Located<String>] = [], state: [StateExpectation] = [], log: [Located<String>] = [],
    wait: Located<Duration>? = nil, gestures: [Located<Gesture>] = [], place: Place
  ) {
    self.at = step
    self.see = see
    self.notSee = notSee
    self.state = state
    self.log = log
    self.wait = wait
    self.gestures = gestures
    self.place = place
  }
}
