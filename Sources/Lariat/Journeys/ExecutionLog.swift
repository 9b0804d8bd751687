import LariatFlows

/// Every boundary event of a run and of the journeys nested in it, in order. Reads of state are
/// never logged.
@MainActor
public final class ExecutionLog {
  public struct Entry: Sendable {
    /// How deep the journey that it belongs to is nested; 0 is the run's own.
    public let depth: Int
    public let event: LogEvent
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  func append(_ event: LogEvent, depth: Int) {
    entries.append(Entry(depth: depth, event: event))
  }

  /// One line an event, nested journeys indented by two spaces.
  public var lines: [String] {
    entries.map { String(repeating: "  ", count: $0.depth) + "\($0.event)" }
  }
}
