/// Stops an observer when it is cancelled or released.
@MainActor
public final class Observation {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  /// Ends the observation; a second call does nothing.
  public func cancel() {
    stop?()
    stop = nil
  }

  isolated deinit { stop?() }
}
