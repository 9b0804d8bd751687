/// Lets one who waits sleep until anything has happened.
@MainActor
final class Waker {
  private var isWoken = false
  private var sleeper: CheckedContinuation<Void, Never>?

  func wake() {
    isWoken = true
    sleeper?.resume()
    sleeper = nil
  }

  /// Returns at once if something has happened since the last time.
  func sleep() async {
    if !isWoken { await withCheckedContinuation { sleeper = $0 } }
    isWoken = false
  }
}
