public import LariatViews

extension View {
  /// Sends `action` once, after the first wave with this view in it.
  public func onAppear<State, Action>(
    _ store: AnyViewStore<State, Action>, action: Action
  ) -> some View {
    onAppear { store.send(action) }
  }

  /// Sends `action` once, after the first wave without this view.
  public func onDisappear<State, Action>(
    _ store: AnyViewStore<State, Action>, action: Action
  ) -> some View {
    onDisappear { store.send(action) }
  }
}

extension ForEach {
  /// Lets people delete rows of a list; `action` is told how far from the first the row is.
  @MainActor public func onDelete<State, Action>(
    _ store: AnyViewStore<State, Action>, _ action: @escaping (_ offset: Int) -> Action
  ) -> Self {
    onDelete { store.send(action($0)) }
  }
}
