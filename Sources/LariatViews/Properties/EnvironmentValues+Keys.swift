extension EnvironmentValues {
  private enum IsEnabled: EnvironmentKey {
    static let defaultValue = true
  }

  private enum WantsRows: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether controls can be used; `.disabled` sets it for all inside.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  /// Whether a `ForEach` stands directly in a list, which asks for rows itself.
  var wantsRows: Bool {
    get { self[WantsRows.self] }
    set { self[WantsRows.self] = newValue }
  }
}
