extension View {
  private func change(_ change: @escaping @MainActor (inout SemanticNode) -> Void) -> some View {
    NodeModifier(content: self, change: change)
  }

  /// A line that explains.
  public func hint(_ hint: String?) -> some View { change { $0.hint = hint } }

  /// What is wrong with the value of a field; nil when nothing is.
  public func error(_ message: String?) -> some View { change { $0.error = message } }

  /// Another name for fronts to say and scripts to find it by.
  public func accessibilityLabel(_ label: String) -> some View { change { $0.label = label } }

  /// What a field wants typed into it.
  public func textContentType(_ type: TextContentType) -> some View {
    change { $0.contentType = type }
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    change { $0.shortcut = shortcut }
  }

  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .control
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Called for Enter in a field of one line.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    change { if $0.isEnabled { $0.actions.submit = action } }
  }

  /// Asks for the focus while `isFocused` is true, and is told whenever it comes or goes.
  public func focused(_ isFocused: Binding<Bool>) -> some View {
    let wanted = isFocused.wrappedValue
    return change { node in
      node.wantsFocus = wanted
      if node.isEnabled { node.actions.setFocus = { isFocused.wrappedValue = $0 } }
    }
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    change { $0.layout.boxes.append(.padding(insets)) }
  }

  /// The same room on all sides.
  public func padding(_ length: Int = 1) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func frame(_ size: FrameSize, alignment: Alignment = .leading) -> some View {
    change { $0.layout.boxes.append(.frame(size, alignment)) }
  }

  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .leading
  ) -> some View {
    frame(FrameSize(width: width, height: height), alignment: alignment)
  }
}
