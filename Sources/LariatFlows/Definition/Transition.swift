/// One way on: what it needs to apply, what it writes, and where it leads.
public struct Transition: Sendable, Hashable {
  public enum Verb: Sendable, Hashable {
    /// Ends this visit and starts a fresh one.
    case go(Located<StepID>)
    /// Keeps this visit alive underneath.
    case push(Located<StepID>)
    case back
    /// The nearest visit to that step strictly beneath.
    case backTo(Located<StepID>)
    /// Keeps store and ticket.
    case stay
    case end(Located<OutcomeName>)
  }

  public var verb: Verb
  /// Nil for an open entry: it always applies.
  public var when: Condition?
  /// Each value sees the context from before.
  public var set: [Assignment]
  /// Context names that go up by one, after `set`.
  public var count: [Located<ContextName>]
  /// For `go` and `push` laid over the step's own `with`; for `end` the result.
  public var with: [Argument]
  /// A line that the next screen shows.
  public var notice: ValueExpression?
  public var note: String?
  /// The whole entry: the object, or the bare step name.
  public var place: Place

  public init(
    _ verb: Verb, when: Condition? = nil, set: [Assignment] = [],
    count: [Located<ContextName>] = [], with: [Argument] = [], notice: ValueExpression? = nil,
    note: String? = nil, place: Place
  ) {
    self.verb = verb
    self.when = when
    self.set = set
    self.count = count
    self.with = with
    self.notice = notice
    self.note = note
    self.place = place
  }
}

/// One entry of `set`.
public struct Assignment: Sendable, Hashable {
  public var name: ContextName
  public var value: ValueExpression
  /// The key under `set`.
  public var place: Place

  public init(name: ContextName, value: ValueExpression, place: Place) {
    self.name = name
    self.value = value
    self.place = place
  }
}

/// One entry of a `with`: a field and what it is given.
public struct Argument: Sendable, Hashable {
  public var name: String
  public var value: ValueExpression
  /// The key.
  public var place: Place

  public init(name: String, value: ValueExpression, place: Place) {
    self.name = name
    self.value = value
    self.place = place
  }
}
