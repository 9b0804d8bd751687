public import Lariat

/// The time of a run whose clock is moved by hand.
@MainActor
public struct WalkTime {
  public let clock: ManualClock
  public let census: Census
  public let stubs: StubbedServices?
  /// Whether waiting is skipped where all work waits for the clock.
  public let skips: Bool

  public init(clock: ManualClock, census: Census, stubs: StubbedServices?, skips: Bool) {
    self.clock = clock
    self.census = census
    self.stubs = stubs
    self.skips = skips
  }

  /// Whether all work that there is waits for the clock, or for the person to leave.
  var isAsleep: Bool {
    census.work > 0 && census.unheard == 0
      && clock.sleepers + (stubs?.held ?? 0) >= census.work
  }

  /// Whether the clock may go to where the next sleeper wakes. It may not while a call is held: that
  /// waits for the person, and a timeout would take the call away.
  var isSkippable: Bool {
    skips && isAsleep && clock.sleepers > 0 && (stubs?.held ?? 0) == 0
  }
}
