import Synchronization

/// Counts what is alive, so that a test can say that nothing is left behind.
@MainActor
public final class Census {
  public internal(set) var stores = 0
  public internal(set) var observers = 0
  /// Pieces of work that were started and are neither finished nor dropped; waiting for a timeout or
  /// for another attempt is work too.
  public internal(set) var work = 0
  private let unheardSteps = Atomic(0)

  public init() {}

  /// Steps of progress that services have told and no journey has heard yet.
  nonisolated public var unheard: Int { unheardSteps.load(ordering: .sequentiallyConsistent) }

  nonisolated func countUnheard(_ change: Int) {
    unheardSteps.add(change, ordering: .sequentiallyConsistent)
  }

  /// Whether nothing at all is alive.
  public var isEmpty: Bool { stores == 0 && observers == 0 && work == 0 }
}
