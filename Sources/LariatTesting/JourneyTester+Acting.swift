import Lariat
public import LariatScenarios
public import Testing

extension JourneyTester {
  /// Chooses an option of a picker, or presses a row of a list.
  public func choose(
    _ option: String, from field: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async { await perform(.choose(option, from: field), sourceLocation: sourceLocation) }

  /// Replaces the text of a field; `field` may be left out where there is only one.
  public func type(
    _ text: String, into field: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async { await perform(.type(.text(text), into: field), sourceLocation: sourceLocation) }

  public func press(
    _ button: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async { await perform(.press(button), sourceLocation: sourceLocation) }

  public func toggle(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async { await perform(.toggle(label), sourceLocation: sourceLocation) }

  /// Leaves the screen: Esc.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async {
    await perform(.key("Esc"), sourceLocation: sourceLocation)
  }

  /// Does one thing by label; a label that is not there, or is disabled, is a failure.
  public func perform(
    _ gesture: Gesture, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard isOpen(sourceLocation) else { return }
    do throws(GestureProblem) { try walker.perform(gesture) } catch {
      failures.record(
        "cannot \(gesture): \(error)", "screen:", walker.screen, at: sourceLocation)
    }
    await settle()
  }

  /// Sends an action to the screen that is shown; it must be of the screen's own type.
  public func send(
    _ action: some Sendable, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard isOpen(sourceLocation) else { return }
    if let presentation = run.presentation {
      if !presentation.screen.send(action) {
        failures.record(
          "the screen at \"\(presentation.step)\" takes no action of type"
            + " \(Swift.type(of: action))", at: sourceLocation)
      }
    } else {
      failures.record("there is no screen to send \(action) to", at: sourceLocation)
    }
    await settle()
  }

  /// Moves the clock.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard isOpen(sourceLocation) else { return }
    if clock.sleepers == 0 {
      failures.record("nobody waits for the clock", at: sourceLocation)
    }
    clock.advance(by: duration)
    await settle()
  }
}
