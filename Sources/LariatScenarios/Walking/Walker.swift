public import Lariat
import LariatFlows
public import LariatViews

/// Walks one run by label, as a person would, and knows when there is nothing to wait for.
@MainActor
public final class Walker {
  public let run: JourneyRun
  public var setting: WalkSetting
  private let time: WalkTime?
  private let waker = Waker()
  private let observation: Observation
  private var settling: Task<Void, Never>?
  private var visit: (id: Presentation.ID, evaluation: FreshEvaluation)?

  /// - Parameter time: Nil where the run lives by the real clock.
  public init(_ run: JourneyRun, setting: WalkSetting = WalkSetting(), time: WalkTime? = nil) {
    self.run = run
    self.setting = setting
    self.time = time
    let waker = waker
    observation = run.observe { waker.wake() }
    time?.stubs?.changed = { waker.wake() }
    time?.clock.onSleep { Task { @MainActor in waker.wake() } }
  }

  /// The screen as it is now; nil after the end, and while a service runs that has no face.
  public var tree: SemanticTree? {
    guard let presentation = run.presentation else {
      visit = nil
      return nil
    }
    if visit?.id != presentation.id {
      visit = (presentation.id, FreshEvaluation(presentation.screen.view))
    }
    return visit?.evaluation.tree()
  }

  /// The screen as text, with the notice above it.
  public var screen: String {
    let notice = run.presentation?.notice.map { "notice \(Value.quote($0))\n" } ?? ""
    return notice + (tree?.outline ?? "")
  }

  /// Whether `text` is a part of any line on the screen.
  public func shows(_ text: String) -> Bool {
    run.presentation?.notice?.contains(text) == true || tree?.shows(text) == true
  }

  /// Does one thing to the screen shown now; the run must be at one.
  public func perform(_ gesture: Gesture) throws(GestureProblem) {
    guard let tree else {
      throw GestureProblem(
        .scenarioGesture,
        run.ending == nil ? "there is no screen to \(gesture) on" : "the journey has ended already")
    }
    let run = run
    try ScreenHand(tree: tree, setting: setting) { run.dismiss() }.perform(gesture)
  }

  // MARK: Waiting

  /// Waits until nothing moves on its own: the run has ended, or a screen waits for a person, or all
  /// work sleeps on the clock or is held. Time that nobody moves is skipped.
  ///
  /// - Parameter isEnough: Looked at whenever something has happened; waiting ends once it is true.
  public func idle(until isEnough: () -> Bool = { false }) async {
    while !isEnough(), !isIdle {
      if let time, time.isSkippable, time.clock.advanceToNext() { continue }
      watch()
      await waker.sleep()
    }
  }

  private var isIdle: Bool {
    if run.ending != nil { return true }
    if let presentation = run.presentation, presentation.kind == .screen,
      !presentation.screen.isWorking
    {
      return true
    }
    guard let time else { return false }
    return time.isAsleep && !time.isSkippable
  }

  private func watch() {
    guard settling == nil else { return }
    settling = Task {
      await run.settle()
      settling = nil
      waker.wake()
    }
  }

  /// Lets go of the screens of a run that has ended.
  public func forget() async {
    visit = nil
    await settling?.value
  }
}
