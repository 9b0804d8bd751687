import Synchronization

/// A clock that moves only when it is told to: nothing that waits on it ever really waits.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol, CustomStringConvertible {
    public var offset: Duration

    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var next = 0
    var fellAsleep: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many sleep on it now.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// When the next of them wakes; nil while nobody sleeps.
  public var nextDeadline: Instant? {
    state.withLock { $0.sleepers.values.map(\.deadline).min() }
  }

  /// Called, from wherever it happens, each time somebody has fallen asleep.
  func onSleep(_ fellAsleep: (@Sendable () -> Void)?) {
    state.withLock { $0.fellAsleep = fellAsleep }
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lieDown(id, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func lieDown(_ id: Int, _ sleeper: Sleeper) {
    enum Start {
      case asleep((@Sendable () -> Void)?)
      case over, cancelled
    }
    let start = state.withLock { state -> Start in
      if state.cancelled.remove(id) != nil { return .cancelled }
      if sleeper.deadline <= state.now { return .over }
      state.sleepers[id] = sleeper
      return .asleep(state.fellAsleep)
    }
    switch start {
    case .asleep(let fellAsleep): fellAsleep?()
    case .over: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state -> Sleeper? in
      if let sleeper = state.sleepers.removeValue(forKey: id) { return sleeper }
      state.cancelled.insert(id)
      return nil
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Moves the clock and wakes all whose time has come, the earliest first.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state -> [Sleeper] in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value)
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Moves the clock to where the next sleeper wakes; false while nobody sleeps.
  @discardableResult
  public func advanceToNext() -> Bool {
    guard let deadline = nextDeadline else { return false }
    advance(by: now.duration(to: deadline))
    return true
  }
}
