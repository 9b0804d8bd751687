public import Lariat
public import LariatFlows
public import LariatScenarios
public import Testing

/// Tests one journey as a person would walk it, by label, or by the actions of its screens.
///
/// The run has a state folder, a working folder and a clock of its own; nothing is shared between
/// testers, so suites may run in parallel. What is left over fails, at the latest when the tester is
/// released or `finish()` is called: answers of stubs that nobody asked for, lines that were still to
/// come, and a tester that was never asked to expect anything.
@MainActor
public final class JourneyTester {
  public let dispatcher: Dispatcher
  public let run: JourneyRun
  public let clock: ManualClock
  /// Holds `work`, where relative paths start, and `state`.
  public let folder: TemporaryFolder

  let walker: Walker
  let stubs: StubbedServices
  var failures = Failures()
  /// Every screen that was shown, for finding those that outlive the run.
  var shown: [(step: StepID, screen: WeakScreen)] = []
  var awaited: [(line: String, location: SourceLocation)] = []
  private let location: SourceLocation
  private var isFinished = false

  struct WeakScreen {
    weak var screen: (any LiveScreen)?
  }

  /// Starts the journey, and waits until it shows a screen or has ended.
  ///
  /// - Parameters:
  ///   - flows: `FlowLibrary(folder:)` for files, `FlowLibrary(texts:)` for texts.
  ///   - stubs: What services answer in place of the real ones, call by call.
  ///   - skipsWaiting: Whether time passes by itself where all work waits for the clock; otherwise it
  ///     passes only by `advance(by:)`.
  ///   - secrets: What is typed for secrets, by name.
  ///   - date: Seconds since 1970: what services take for now.
  public init(
    _ journey: String, plugins: [any Plugin], flows: FlowLibrary, input: Object = Object(),
    stubs: [ServiceName: [StubCall]] = [:], skipsWaiting: Bool = true,
    secrets: [String: String] = [:], date: Double = ScenarioRunner.date, project: String = ".",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    location = sourceLocation
    clock = ManualClock()
    folder = try TemporaryFolder("lariat-journey")
    try folder.makeFolder("work")
    let environment = ShellEnvironment(
      project: project, workingDirectory: folder.path(to: "work"),
      stateFolder: folder.path(to: "state"), clock: clock, now: { date },
      journeys: { flows.summaries })
    let catalogue = try Catalogue(plugins: plugins, environment: environment)
    let stubList = stubs.sorted { $0.key < $1.key }.map { ServiceStub($0.key, $0.value) }
    self.stubs = StubbedServices(stubList, clock: clock)
    dispatcher = Dispatcher(
      catalogue: self.stubs.replacing(in: catalogue), library: flows, environment: environment)
    run = try dispatcher.prepare(journey, input: input)
    walker = Walker(
      run, setting: WalkSetting(secret: { name in secrets[name].map { Secret($0) } }),
      time: WalkTime(
        clock: clock, census: dispatcher.census, stubs: self.stubs, skips: skipsWaiting))
    for problem in ScenarioCheck.findings(stubList, catalogue) {
      failures.record("\(problem.problem); \(problem.remedy)", at: sourceLocation)
    }
    run.begin()
    await settle()
  }

  // An isolated deinit would run outside the test, and its issues belong to no test.
  deinit { MainActor.assumeIsolated { close() } }

  /// Waits until nothing moves on its own. Every act does so already.
  public func settle() async {
    await walker.idle()
    guard let presentation = run.presentation else { return }
    if shown.last?.screen.screen !== presentation.screen {
      shown.append((presentation.step, WeakScreen(screen: presentation.screen)))
    }
  }

  /// Checks that nothing is left over, and stops the run. Releasing the tester does the same.
  public func finish() { close() }

  private func close() {
    guard !isFinished else { return }
    isFinished = true
    for problem in stubs.problems + stubs.leftover {
      let remedy = problem.remedy.isEmpty ? "" : "; \(problem.remedy)"
      failures.record(problem.problem + remedy, at: location)
    }
    if let index = LogMatch.missing(awaited.map(\.line), in: run.log.lines) {
      failures.record(
        "this never came: \(awaited[index].line)", "log:", log, at: awaited[index].location)
    }
    if failures.expectations == 0 {
      failures.record("this tester was never asked to expect anything", at: location)
    }
    run.stop()
  }

  var log: String { run.log.lines.joined(separator: "\n") }

  func isOpen(_ location: SourceLocation) -> Bool {
    if isFinished { failures.record("the tester has finished already", at: location) }
    return !isFinished
  }
}
