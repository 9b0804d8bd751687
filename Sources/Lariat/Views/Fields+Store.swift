public import LariatFlows
public import LariatViews

extension TextField {
  /// A field that shows a part of the state and says what is typed by `action`.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>, text path: KeyPath<State, String>,
    prompt: String? = nil, action: @escaping (String) -> Action
  ) {
    self.init(label, text: store.binding(path, action: action), prompt: prompt)
  }
}

extension TextEditor {
  /// A field that shows a part of the state and says what is typed by `action`.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>, text path: KeyPath<State, String>,
    action: @escaping (String) -> Action
  ) {
    self.init(label, text: store.binding(path, action: action))
  }
}

extension SecureField {
  /// A field for a part of the state that is a secret; the action carries one too.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>, text path: KeyPath<State, Secret>,
    action: @escaping (Secret) -> Action
  ) {
    self.init(
      label,
      text: Binding(
        get: { store.state[keyPath: path].text }, set: { store.send(action(Secret($0))) }))
  }
}

extension Toggle {
  /// A toggle that shows a part of the state and says what it is switched to by `action`.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>, isOn path: KeyPath<State, Bool>,
    action: @escaping (Bool) -> Action
  ) {
    self.init(label, isOn: store.binding(path, action: action))
  }
}

extension Picker {
  /// A picker that shows a part of the state and says what is chosen by `action`.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>,
    selection path: KeyPath<State, ID?>, options: Options<ID>, action: @escaping (ID) -> Action
  ) {
    self.init(label, selection: store.binding(choice: path, action: action), options: options)
  }
}

extension MultiPicker {
  /// A picker of several that says all that is chosen by `action`.
  public init<State, Action>(
    _ label: String, boundTo store: AnyViewStore<State, Action>,
    selection path: KeyPath<State, Set<ID>>, options: Options<ID>,
    action: @escaping (Set<ID>) -> Action
  ) {
    self.init(label, selection: store.binding(path, action: action), options: options)
  }
}
