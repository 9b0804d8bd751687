/// A step that calls a service.
public struct ServiceStep: Sendable, Hashable {
  public var service: Located<ServiceName>
  /// What the screen that shows the running service is given, beside what the service tells.
  public var show: [Argument]
  /// After this long without an output, `timedOut` is the output.
  public var timeout: Located<Duration>?
  public var retry: Retry?
  public var leave: LeavePolicy

  /// What becomes of the service when the person leaves while it runs.
  public enum LeavePolicy: String, Sendable, Hashable, CaseIterable {
    /// It is cancelled.
    case cancel
    /// It runs on as an operation of the dispatcher.
    case detach
  }

  /// Calling again before an output counts.
  public struct Retry: Sendable, Hashable {
    /// How many calls follow the first at most; at least one.
    public var times: Int
    /// The pause before each.
    public var after: Duration
    /// The outputs that lead to another call.
    public var on: [Located<OutputName>]
    /// The whole of `retry`.
    public var place: Place

    public init(
      times: Int, after: Duration = .zero, on: [Located<OutputName>] = [], place: Place
    ) {
      self.times = times
      self.after = after
      self.on = on
      self.place = place
    }
  }

  public init(
    service: Located<ServiceName>, show: [Argument] = [], timeout: Located<Duration>? = nil,
    retry: Retry? = nil, leave: LeavePolicy = .cancel
  ) {
    self.service = service
    self.show = show
    self.timeout = timeout
    self.retry = retry
    self.leave = leave
  }
}
