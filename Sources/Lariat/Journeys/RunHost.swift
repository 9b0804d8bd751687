import LariatFlows

/// What a run needs of the dispatcher that started it.
@MainActor
protocol RunHost: AnyObject {
  var catalogue: Catalogue { get }
  var environment: ShellEnvironment { get }
  var census: Census { get }
  func countStale()
  /// Makes the run of a nested journey, not yet started.
  func nest(
    _ id: JourneyID, input: Object, log: ExecutionLog, depth: Int, hooks: JourneyRun.Hooks
  ) throws(JourneyError) -> JourneyRun
}
