/// A view kept alive: slots that hold its state, and waves that run again exactly the bodies whose
/// inputs changed.
///
/// Nothing runs on its own: whoever shows the view reads `tree`, or calls `update`, when
/// `onInvalidate` has told that there is something to do. Two networks share nothing, even on one
/// view value.
@MainActor
public final class ViewNetwork {
  /// How many waves effects may cause, one after another, before it counts as a feedback cycle.
  public static let feedbackLimit = 16

  /// Called once when an update becomes due; never while one runs.
  public var onInvalidate: (@MainActor () -> Void)?
  /// What the last update had to stop.
  public private(set) var feedbackCycle: FeedbackCycle?

  private let view: any View
  private var environment: EnvironmentValues
  private var hasNewEnvironment = false
  private var root: Slot?
  private var pending: [Slot] = []
  private var report = UpdateReport()
  private var isUpdating = false
  private var isOver = false
  private var effects = EffectQueue()

  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.view = view
    self.environment = environment
  }

  /// Whether something changed since the last update.
  public var needsUpdate: Bool {
    !isOver && (root == nil || hasNewEnvironment || !pending.isEmpty || !effects.isEmpty)
  }

  /// The tree after all that has changed; empty once torn down.
  public var tree: SemanticTree {
    update()
    guard let root else { return SemanticTree(nodes: []) }
    return SemanticTree(nodes: root.nodes, preferences: root.preferences)
  }

  /// Runs waves, and the effects they have, until nothing is left to do.
  @discardableResult
  public func update() -> UpdateReport {
    guard needsUpdate, !isUpdating else { return UpdateReport() }
    isUpdating = true
    defer { isUpdating = false }
    report = UpdateReport()
    feedbackCycle = nil
    var suspects: [Slot] = []
    while needsUpdate {
      if report.waves > Self.feedbackLimit / 2 { suspects += pending }
      if report.waves > Self.feedbackLimit {
        stopFeedback(of: suspects)
        break
      }
      runWave()
      runEffects()
    }
    return report
  }

  /// Hands another environment down from outside, such as another screen size.
  public func setEnvironment(_ environment: EnvironmentValues) {
    let wasIdle = !needsUpdate
    self.environment = environment
    hasNewEnvironment = true
    if wasIdle { announce() }
  }

  /// Ends it: tasks are cancelled, states dropped, and every `onDisappear` is called. It does
  /// nothing from then on.
  public func tearDown() {
    guard !isOver else { return }
    isOver = true
    root?.tearDown()
    root = nil
    pending = []
    for action in effects.farewells { action() }
    effects = EffectQueue()
  }

  /// The tree evaluated from scratch with the states held here: what `tree` must equal.
  public func freshTree() -> SemanticTree {
    var storages: [NodePath: PropertyStorage] = [:]
    root?.collect(into: &storages, below: .root)
    return FreshEvaluation(root: view, environment: environment, storages: storages).tree()
  }

  private func runWave() {
    report.waves += 1
    let wave = pending.sorted { $0.depth < $1.depth }
    pending = []
    if let root {
      if hasNewEnvironment { root.receive(environment: environment) }
      for slot in wave where slot.isDirty { slot.run(hasNewView: false) }
      root.assemble()
    } else {
      let slot = Slot(view, step: .content, path: .root, depth: 0, environment, in: self)
      root = slot
      slot.run(hasNewView: true)
      slot.assemble()
    }
    hasNewEnvironment = false
  }

  /// What comes up meanwhile waits for the next wave.
  private func runEffects() {
    let queue = effects
    effects = EffectQueue()
    for action in queue.farewells { action() }
    for action in queue.arrivals + queue.changes where !isOver { action() }
  }

  /// Leaves the tree as the states are, and whatever else would follow undone.
  private func stopFeedback(of suspects: [Slot]) {
    feedbackCycle = FeedbackCycle(slots: Set(suspects.map(\.name)).sorted())
    runWave()
    for slot in pending { slot.isDirty = false }
    pending = []
    effects = EffectQueue()
  }
}

extension ViewNetwork {
  /// Has `slot` run in the next wave.
  func invalidate(_ slot: Slot) {
    let wasIdle = !needsUpdate
    pending.append(slot)
    if wasIdle { announce() }
  }

  /// Has `change` queue effects outside of a wave, as rows do that are made when asked for.
  func queueEffects(_ change: (inout EffectQueue) -> Void) {
    let wasIdle = !needsUpdate
    change(&effects)
    if wasIdle, needsUpdate { announce() }
  }

  func didRun(_ slot: Slot) { report.ran(slot.type) }

  private func announce() {
    if !isUpdating { onInvalidate?() }
  }
}
