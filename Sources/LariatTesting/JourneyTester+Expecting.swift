import Lariat
public import LariatFlows
import LariatScenarios
public import Testing

extension JourneyTester {
  /// Expects that the journey is at that step, or at `journey/step` of a nested one.
  public func expect(at step: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    guard let presentation = run.presentation else {
      return failures.record(
        "the journey is at no screen", "expected: \(step)", "log:", log, at: sourceLocation)
    }
    let names = [presentation.step.rawValue, "\(presentation.journey)/\(presentation.step)"]
    guard !names.contains(step) else { return }
    failures.record(
      "the journey is at another step", "expected: \(step)", "seen:     \(names[0])", "log:", log,
      at: sourceLocation)
  }

  /// Expects the whole state of the screen that is shown.
  public func expectState<State: Equatable>(
    _ state: State, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    guard let seen = run.presentation?.screen.stateValue else {
      return failures.record("there is no screen to have a state", at: sourceLocation)
    }
    guard let seen = seen as? State else {
      return failures.record(
        "the state is of another type", "expected: \(State.self)",
        "seen:     \(Swift.type(of: seen))", at: sourceLocation)
    }
    failures.expect(seen, equals: state, "the state", at: sourceLocation)
  }

  /// Expects the whole screen as text: the outline of its semantic tree, below the notice.
  public func expectScreen(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.expect(
      lines: walker.screen.split(separator: "\n").map(String.init),
      equal: text.split(separator: "\n").map(String.init), "the screen", at: sourceLocation)
  }

  /// Expects that a text is part of something on the screen.
  public func expectSee(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    guard !walker.shows(text) else { return }
    failures.record(
      "\"\(text)\" is not on the screen", "screen:", walker.screen, at: sourceLocation)
  }

  public func expectNotSee(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    guard walker.tree == nil || walker.shows(text) else { return }
    let problem = walker.tree == nil ? "there is no screen" : "\"\(text)\" is on the screen"
    failures.record(problem, "screen:", walker.screen, at: sourceLocation)
  }

  /// Expects the whole log so far, line by line.
  public func expectLog(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.expect(lines: run.log.lines, equal: lines, "the log", at: sourceLocation)
  }

  /// Expects these lines in the log so far, in this order, with any others between them. A line may
  /// be given by its beginning, up to a space.
  public func expectLog(
    containing lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    if lines.isEmpty { failures.record("no lines are expected", at: sourceLocation) }
    guard let index = LogMatch.missing(lines, in: run.log.lines) else { return }
    failures.record("the log lacks: \(lines[index])", "log:", log, at: sourceLocation)
  }

  /// Expects a line, or its beginning up to a space, in the log by the end, after those awaited
  /// before.
  public func expectByTheEnd(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    awaited.append((line, sourceLocation))
  }

  /// Expects that the journey has ended so, with exactly this result.
  public func expectOutcome(
    _ name: OutcomeName, result: Object = Object(), message: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    let expected = "\(name) \(Value.object(result))" + (message.map { " \($0)" } ?? "")
    guard case .outcome(let outcome)? = run.ending else {
      return failures.record(
        "the journey has no outcome", "expected: \(expected)", "seen:     \(endingText)", "log:",
        log, at: sourceLocation)
    }
    let isSame =
      outcome.name == name && outcome.result == result
      && (message == nil || message == outcome.message)
    guard !isSame else { return }
    failures.record(
      "the outcome differs", "expected: \(expected)",
      "seen:     \(outcome.name) \(Value.object(outcome.result)) \(outcome.message)", "log:", log,
      at: sourceLocation)
  }

  private var endingText: String {
    switch run.ending {
    case .fault(let error): "a fault: \(error)"
    case .stopped: "it was stopped"
    case .outcome, nil: "it goes on, at \(run.presentation?.step.rawValue ?? "no screen")"
    }
  }

  /// Stops the run, and expects that nothing of it is alive: stores, observers, work, screens.
  public func expectNothingAlive(sourceLocation: SourceLocation = #_sourceLocation) async {
    guard isOpen(sourceLocation) else { return }
    failures.count()
    run.stop()
    await run.windDown()
    await walker.forget()
    for (step, screen) in shown where screen.screen != nil {
      failures.record("the screen of \"\(step)\" is still held by somebody", at: sourceLocation)
    }
    let census = dispatcher.census
    guard !census.isEmpty else { return }
    failures.record(
      "something is still alive: \(census.stores) stores, \(census.observers) observers,"
        + " \(census.work) pieces of work", at: sourceLocation)
  }
}
