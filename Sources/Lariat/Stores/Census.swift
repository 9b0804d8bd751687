/// Counts what is alive, so that a test can say that nothing is left behind.
@MainActor
public final class Census {
  public internal(set) var stores = 0
  public internal(set) var observers = 0
  /// Pieces of work that were started and are neither finished nor dropped.
  public internal(set) var work = 0

  public init() {}

  /// Whether nothing at all is alive.
  public var isEmpty: Bool { stores == 0 && observers == 0 && work == 0 }
}
