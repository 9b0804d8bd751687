/// What is kept for a view between waves: its identity, its state, what it read, its children.
@MainActor
final class Slot {
  let step: PathStep
  let path: NodePath
  let depth: Int
  let type: any View.Type
  weak let network: ViewNetwork?
  weak let parent: Slot?

  var view: any View
  /// What the view sees; its children may see another.
  var environment: EnvironmentValues
  /// What the view came to when it ran last; nil before.
  var shape: Shape?
  var children: [Slot] = []
  /// Only of a `ForEach` in a list.
  var rows: RowSlots?
  var storage: PropertyStorage?
  var sources: [Source] = []
  var environmentReads: Set<ObjectIdentifier> = []
  var task: RunningTask?

  /// Whether it waits for the next wave.
  var isDirty = false
  var isAlive = true
  /// Whether its nodes, or those of a slot below, are out of date.
  var needsAssembly = false
  var nodes: [SemanticNode] = []
  var preferences = PreferenceValues()
  /// What its `onPreferenceChange` saw last.
  var knownPreferences: PreferenceValues?

  init(
    _ view: any View, step: PathStep, path: NodePath, depth: Int, _ environment: EnvironmentValues,
    in network: ViewNetwork?, parent: Slot? = nil
  ) {
    self.view = view
    self.step = step
    self.path = path
    self.depth = depth
    self.environment = environment
    self.network = network
    self.parent = parent
    type = Swift.type(of: view)
  }

  /// A slot for a view that is new below this one. It has yet to run.
  func makeChild(_ child: Shape.Child, in environment: EnvironmentValues) -> Slot {
    Slot(
      child.view, step: child.step, path: path.appending(child.step), depth: depth + 1, environment,
      in: network, parent: self)
  }

  /// The environment as its children see it.
  var innerEnvironment: EnvironmentValues {
    guard let change = shape?.environment else { return environment }
    var inner = environment
    ReadTracking.with(nil) { change(&inner) }
    return inner
  }

  /// The nearest view that somebody wrote, and where this one is.
  var name: String {
    var slot = self
    while slot.type is any PrimitiveView.Type, let parent = slot.parent { slot = parent }
    return "\(slot.type) at \(path)"
  }

  /// Gathers what the views here and below hold, each by steps and types from `lineage` on.
  func collect(into storages: inout [NodePath: PropertyStorage], below lineage: NodePath) {
    let own = lineage.appending(.type(ObjectIdentifier(type)))
    storages[own] = storage.map { PropertyStorage($0, environment: environment) }
    for slot in children + (rows?.slots ?? []) {
      slot.collect(into: &storages, below: own.appending(slot.step))
    }
  }
}
