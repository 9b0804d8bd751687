/// Who learns of reads at this moment.
@MainActor
public enum ReadTracking {
  public private(set) static var current: (any ReadTracker)?

  /// Runs `body`, with all its reads recorded by `tracker`; with nil, by nobody.
  public static func with<Result, Failure: Error>(
    _ tracker: (any ReadTracker)?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current
    current = tracker
    defer { current = outer }
    return try body()
  }
}
