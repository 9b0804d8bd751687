public import LariatViews

extension Button where Label == Text {
  /// A button that sends `action`.
  public init<State, Action>(
    _ label: String, role: ButtonRole = .normal, target store: AnyViewStore<State, Action>,
    action: Action
  ) {
    self.init(label, role: role) { store.send(action) }
  }
}

/// A row that leads on: it sends `action` when it is chosen.
public struct NavigationRow<Label: View>: View {
  private let press: @MainActor () -> Void
  private let label: Label

  public init<State, Action>(
    _ store: AnyViewStore<State, Action>, action: Action, @ViewBuilder label: () -> Label
  ) {
    press = { store.send(action) }
    self.label = label()
  }

  public var body: some View { Button(action: press) { label } }
}
