import Synchronization

/// Carries the progress of one call from where the work runs to the main actor, and has the census
/// know what is still under way.
final class ProgressFeed: Sendable {
  let steps: AsyncStream<Progress>
  private let continuation: AsyncStream<Progress>.Continuation
  private let underWay = Atomic(0)
  private let census: Census

  init(_ census: Census) {
    (steps, continuation) = AsyncStream.makeStream(of: Progress.self)
    self.census = census
  }

  func tell(_ progress: Progress) {
    count(1)
    continuation.yield(progress)
  }

  /// One step has arrived.
  func heard() { count(-1) }

  /// The work has returned: nothing more is told.
  func finish() { continuation.finish() }

  /// Nobody listens any more.
  func drop() { count(-underWay.load(ordering: .sequentiallyConsistent)) }

  private func count(_ change: Int) {
    underWay.add(change, ordering: .sequentiallyConsistent)
    census.countUnheard(change)
  }
}
