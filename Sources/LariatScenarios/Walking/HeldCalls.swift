import Synchronization

/// Counts calls that run until the person leaves. One that is told to stop is no longer counted,
/// although it has not returned yet.
final class HeldCalls: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .sequentiallyConsistent) }

  /// Returns once the task is cancelled. `changed` is called when it is counted.
  func hold(_ changed: @Sendable () async -> Void) async {
    let (forever, continuation) = AsyncStream.makeStream(of: Never.self)
    await withTaskCancellationHandler {
      number.add(1, ordering: .sequentiallyConsistent)
      await changed()
      for await _ in forever {}
    } onCancel: {
      number.subtract(1, ordering: .sequentiallyConsistent)
    }
    continuation.finish()
  }
}
