/// What left the views, in order: writes of bindings and calls of actions. Reads are never logged.
@MainActor
public final class BoundaryLog {
  public private(set) var events: [Event] = []

  /// A write, or a call.
  public struct Event: CustomStringConvertible {
    public let name: String
    /// What was written or handed over; nil for a call without anything.
    public let value: Any?

    public var description: String { value.map { "\(name) = \($0)" } ?? name }
  }

  public init() {}

  /// Each event as text, `name = value`, made only now.
  public var lines: [String] { events.map(\.description) }

  public func append(_ name: String, _ value: Any? = nil) {
    events.append(Event(name: name, value: value))
  }

  /// An action that is logged, then done.
  public func action(
    _ name: String, _ action: @escaping @MainActor () -> Void = {}
  ) -> @MainActor () -> Void {
    {
      self.append(name)
      action()
    }
  }
}

extension Binding {
  /// The same binding, each write logged before it is made.
  public func logged(as name: String, in log: BoundaryLog) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        log.append(name, $0)
        wrappedValue = $0
      })
  }
}
