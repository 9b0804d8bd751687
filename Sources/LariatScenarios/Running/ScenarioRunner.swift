public import Lariat
public import LariatFlows

/// Runs scenarios, each in a state folder and a working folder of its own.
@MainActor
public struct ScenarioRunner {
  /// Makes the dispatcher of one run. The environment has fresh folders and the run's clock; the
  /// project's part is the caller's to fill in.
  public typealias MakeDispatcher = @MainActor (ShellEnvironment) throws -> Dispatcher

  private let makeDispatcher: MakeDispatcher
  private let secret: @Sendable (String) -> Secret?

  public init(
    secret: @escaping @Sendable (String) -> Secret? = { _ in nil },
    dispatcher: @escaping MakeDispatcher
  ) {
    self.secret = secret
    makeDispatcher = dispatcher
  }

  /// 1 January 2026, 12:00 UTC: when every scenario takes place.
  nonisolated public static let date = 1_767_268_800.0

  /// Runs one scenario to its end, or to where it fails; everything that the run made is gone then.
  public func run(_ scenario: Scenario) async -> ScenarioResult {
    do {
      let folder = try TemporaryFolder("lariat-scenario")
      return try await run(scenario, in: folder)
    } catch {
      let finding = Finding(.scenarioFault, at: scenario.journey.place, "\(error)")
      return ScenarioResult(
        scenario: scenario, failures: [ScenarioFailure(finding)], ending: nil, log: [])
    }
  }

  private func run(_ scenario: Scenario, in folder: TemporaryFolder) async throws -> ScenarioResult
  {
    let clock = ManualClock()
    try folder.makeFolder("work")
    let environment = ShellEnvironment(
      workingDirectory: folder.path(to: "work"), stateFolder: folder.path(to: "state"),
      clock: clock, now: { Self.date })
    let made = try makeDispatcher(environment)
    let problems = ScenarioCheck.findings(scenario, in: made)
    guard !problems.hasErrors else {
      return ScenarioResult(
        scenario: scenario, failures: problems.map { ScenarioFailure($0) }, ending: nil, log: [])
    }
    let stubs = StubbedServices(scenario.stubs, clock: clock)
    let dispatcher = Dispatcher(
      catalogue: stubs.replacing(in: made.catalogue), library: made.library,
      environment: made.environment)
    return try await run(
      scenario, dispatcher, stubs: stubs, work: folder.path(to: "work"),
      time: WalkTime(
        clock: clock, census: dispatcher.census, stubs: stubs, skips: !scenario.movesClock))
  }

  private func run(
    _ scenario: Scenario, _ dispatcher: Dispatcher, stubs: StubbedServices, work: String,
    time: WalkTime
  ) async throws -> ScenarioResult {
    let name = scenario.journey.value.rawValue
    let run: JourneyRun
    do throws(StartFailure) {
      let flow = try dispatcher.flow(named: name)
      run = try dispatcher.prepare(name, input: scenario.resolvedInput(for: flow))
    } catch {
      let finding = Finding(.scenarioInput, at: scenario.inputPlace, "\(error)")
      return ScenarioResult(
        scenario: scenario, failures: [ScenarioFailure(finding)], ending: nil, log: [])
    }
    run.begin()
    let front = ScriptFront(scenario, secret: secret, time: time)
    var failures: [ScenarioFailure] = []
    do throws(FrontFailure) { try await front.drive(run) } catch {
      failures = [front.failure ?? unfinished(scenario, run, error)]
    }
    if failures.isEmpty {
      failures = ScenarioEnd(scenario: scenario, run: run, work: work).failures
      failures += (stubs.problems + stubs.leftover).map {
        ScenarioFailure($0, log: run.log.lines)
      }
    } else {
      failures += stubs.problems.map { ScenarioFailure($0) }
    }
    let ending = run.ending
    run.stop()
    await run.windDown()
    return ScenarioResult(
      scenario: scenario, failures: failures, ending: ending, log: run.log.lines)
  }

  /// The steps are over and the journey still asks.
  private func unfinished(
    _ scenario: Scenario, _ run: JourneyRun, _ failure: FrontFailure
  ) -> ScenarioFailure {
    let walker = Walker(run)
    let place = scenario.steps.last?.place ?? scenario.journey.place
    var problem = "the journey has not ended after the last step"
    if case .unanswered(let question, _, let step) = failure {
      problem += ": at \(Value.quote(step.rawValue)) it asks for \(Value.quote(question))"
    }
    return ScenarioFailure(
      Finding(.scenarioUnfinished, at: place, problem, remedy: "add a step"),
      at: run.presentation?.step, screen: walker.screen, log: run.log.lines)
  }
}
