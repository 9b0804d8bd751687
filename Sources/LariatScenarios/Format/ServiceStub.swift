public import Lariat
public import LariatFlows

/// What one service answers in place of the real one: a list of calls, consumed in order.
public struct ServiceStub: Sendable, Hashable {
  public var service: ServiceName
  public var calls: [StubCall]
  /// In the scenario's file; nil where there is none.
  public var place: Place?

  public init(_ service: ServiceName, _ calls: [StubCall], at place: Place? = nil) {
    self.service = service
    self.calls = calls
    self.place = place
  }
}

/// What one call of a stubbed service comes to.
public struct StubCall: Sendable, Hashable {
  public enum Event: Sendable, Hashable {
    case progress(Progress)
    /// Lets time pass on the run's clock.
    case wait(Duration)
  }

  public enum Ending: Sendable, Hashable {
    case answer(Answer)
    /// Runs until the person leaves.
    case held
  }

  public var events: [Event]
  public var ending: Ending
  /// What the service must be called with; nil where that does not matter.
  public var input: Object?
  /// In the scenario's file; nil where there is none.
  public var place: Place?

  public init(
    _ events: [Event] = [], _ ending: Ending, input: Object? = nil, place: Place? = nil
  ) {
    self.events = events
    self.ending = ending
    self.input = input
    self.place = place
  }
}

extension StubCall {
  /// An answer at once, after these steps of progress.
  public static func answer(
    _ output: OutputName, _ payload: Object = Object(), progress: [Progress] = [],
    after wait: Duration? = nil, input: Object? = nil
  ) -> StubCall {
    StubCall(
      progress.map(Event.progress) + (wait.map { [.wait($0)] } ?? []),
      .answer(Answer(output, payload)), input: input)
  }

  public static func failed(_ reason: String) -> StubCall {
    StubCall([], .answer(.failed(reason)))
  }

  /// Tells its progress, then runs until the person leaves.
  public static func held(progress: [Progress] = []) -> StubCall {
    StubCall(progress.map(Event.progress), .held)
  }

  /// Whether it is over as soon as it is called.
  var isImmediate: Bool {
    guard case .answer = ending else { return false }
    return events.allSatisfy { if case .progress = $0 { true } else { false } }
  }

  var progress: [Progress] {
    events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
  }
}
