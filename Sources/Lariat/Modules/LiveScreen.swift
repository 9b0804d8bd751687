import LariatFlows
public import LariatViews

/// The screen of one visit, with its types erased: what a front shows.
@MainActor
public protocol LiveScreen: AnyObject {
  var view: AnyView { get }
  var gate: Gate { get }
  /// Whether its work is still running.
  var isWorking: Bool { get }
  /// The state as it is now, for the log and for tests.
  var stateValue: any Sendable { get }

  /// Sends the screen's own dismissal action; false if it has none.
  func dismiss() -> Bool
  /// Sends an action of the module's own type; false if it is of another.
  func send(_ action: any Sendable) -> Bool
  func settle() async
  func end()
}

/// A screen with a store of its own.
@MainActor
final class OwnScreen<Module: ScreenModule>: LiveScreen {
  let store: Store<Module>
  let gate: Gate
  private(set) lazy var view = AnyView(ScreenView(store: store.viewStore(), content: Module.view))

  init(_ input: Module.Input, gate: Gate, _ context: StoreContext) {
    self.gate = gate
    store = Store(input, context)
  }

  var isWorking: Bool { store.isWorking }
  var stateValue: any Sendable { store.state }

  func dismiss() -> Bool {
    guard let action = Module.dismissal else { return false }
    store.send(action)
    return true
  }

  func send(_ action: any Sendable) -> Bool {
    guard let action = action as? Module.Action else { return false }
    store.send(action)
    return true
  }

  func settle() async { await store.settle() }
  func end() { store.end() }
}

/// A screen onto a shared store.
@MainActor
final class SharedScreen<Module: SharedScreenModule>: LiveScreen {
  let gate: Gate
  private let shared: Store<Module.Shared>
  private let viewStore: AnyViewStore<Module.State, Module.Action>
  private(set) lazy var view = AnyView(ScreenView(store: viewStore, content: Module.view))

  init(_ shared: Store<Module.Shared>, gate: Gate) {
    self.gate = gate
    self.shared = shared
    viewStore = shared.viewStore(through: gate).map(state: Module.state, action: Module.action)
  }

  var isWorking: Bool { shared.isWorking }
  var stateValue: any Sendable { viewStore.state }

  func dismiss() -> Bool {
    guard let action = Module.dismissal else { return false }
    viewStore.send(action)
    return true
  }

  func send(_ action: any Sendable) -> Bool {
    guard let action = action as? Module.Action else { return false }
    viewStore.send(action)
    return true
  }

  func settle() async { await shared.settle() }

  /// Ends this screen only: the store goes on for the others.
  func end() { gate.close() }
}

/// A screen's root view: its body runs again whenever what it has read of the store has changed.
private struct ScreenView<State, Action, Content: View>: View {
  let store: AnyViewStore<State, Action>
  let content: @MainActor (AnyViewStore<State, Action>) -> Content

  var body: some View { content(store) }
}
