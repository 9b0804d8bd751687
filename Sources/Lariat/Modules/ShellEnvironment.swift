/// Where a shell runs: what services are made with in place of globals.
public struct ShellEnvironment: Sendable {
  /// The project's folder: `Flows`, `Config`.
  public var project: String
  /// What relative paths in inputs start from.
  public var workingDirectory: String
  /// Where settings and other state are kept.
  public var stateFolder: String
  public var clock: any Clock<Duration>
  /// Seconds since 1970 in UTC.
  public var now: @Sendable () -> Double
  /// The journeys that the project has, for menus.
  public var journeys: @Sendable () -> [JourneySummary]

  public init(
    project: String = ".", workingDirectory: String = ".", stateFolder: String,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Double,
    journeys: @escaping @Sendable () -> [JourneySummary] = { [] }
  ) {
    self.project = project
    self.workingDirectory = workingDirectory
    self.stateFolder = stateFolder
    self.clock = clock
    self.now = now
    self.journeys = journeys
  }
}

/// A journey as menus list it.
public struct JourneySummary: Sendable, Hashable {
  public var name: String
  public var title: String
  /// The heading it stands under; empty where it has none.
  public var group: String
  public var isHidden: Bool

  public init(name: String, title: String, group: String = "", isHidden: Bool = false) {
    self.name = name
    self.title = title
    self.group = group
    self.isHidden = isHidden
  }
}
