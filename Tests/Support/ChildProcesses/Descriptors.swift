import Synchronization

/// Keeps tests that run at once from handing each other's descriptors to their programs, which would
/// then hold pipes open: no program is started between making a descriptor and marking it.
enum Descriptors {
  private static let turn = Mutex(())

  static func keepingOthersOut<Result>(_ body: () throws -> Result) rethrows -> Result {
    try turn.withLock { _ in try body() }
  }
}
