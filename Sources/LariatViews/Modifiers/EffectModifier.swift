/// Has something done when its content comes, goes or changes.
struct EffectModifier<Content: View>: PrimitiveView {
  let content: Content
  let effect: Effect

  func shape(in environment: EnvironmentValues) -> Shape {
    var shape = Shape(content: content)
    shape.effect = effect
    return shape
  }
}

extension View {
  /// Called once, after the first wave with this view in it.
  public func onAppear(_ action: @escaping @MainActor () -> Void) -> some View {
    EffectModifier(content: self, effect: .appear(action))
  }

  /// Called once, after the first wave without this view.
  public func onDisappear(_ action: @escaping @MainActor () -> Void) -> some View {
    EffectModifier(content: self, effect: .disappear(action))
  }

  /// Called after a wave in which `value` became another; with `initial` also on appearing.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    let effect = ValueChange(value: value, isInitial: initial, action: action)
    return EffectModifier(content: self, effect: .change(effect))
  }

  /// Work that starts on appearing and is cancelled on disappearing.
  public func task(_ work: @escaping @MainActor () async -> Void) -> some View {
    EffectModifier(content: self, effect: .task(id: nil, work))
  }

  /// As above; another `id` cancels the work and starts it anew.
  public func task(
    id: some Hashable & Sendable, _ work: @escaping @MainActor () async -> Void
  ) -> some View {
    EffectModifier(content: self, effect: .task(id: ElementID(id), work))
  }

  /// Called after a wave in which what the views inside hand up became another.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    EffectModifier(content: self, effect: .preference(PreferenceChange<Key>(action: action)))
  }
}

/// An `onChange`.
private struct ValueChange<Value: Equatable>: ChangeEffect {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (_ old: Value, _ new: Value) -> Void

  func action(after older: any ChangeEffect) -> (@MainActor () -> Void)? {
    guard let older = older as? Self, older.value != value else { return nil }
    return { action(older.value, value) }
  }

  var initialAction: (@MainActor () -> Void)? {
    guard isInitial else { return nil }
    return { action(value, value) }
  }
}

/// An `onPreferenceChange`.
private struct PreferenceChange<Key: PreferenceKey>: PreferenceEffect where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  func action(old: PreferenceValues?, new: PreferenceValues) -> (@MainActor () -> Void)? {
    let value = new[Key.self]
    guard old?[Key.self] != value else { return nil }
    return { action(value) }
  }
}
