/// What a view wants done beside being shown.
@MainActor
enum Effect {
  case appear(@MainActor () -> Void)
  case disappear(@MainActor () -> Void)
  /// Runs from appearing until it goes, or `id` changes.
  case task(id: ElementID?, @MainActor () async -> Void)
  case change(any ChangeEffect)
  case preference(any PreferenceEffect)
}

/// An `onChange`, its value's type erased.
@MainActor
protocol ChangeEffect {
  /// What is to be done if `older`, of the wave before, watched another value.
  func action(after older: any ChangeEffect) -> (@MainActor () -> Void)?
  /// What is to be done on appearing.
  var initialAction: (@MainActor () -> Void)? { get }
}

/// An `onPreferenceChange`, its key's type erased.
@MainActor
protocol PreferenceEffect {
  /// What is to be done if the value differs; `old` is nil at first.
  func action(old: PreferenceValues?, new: PreferenceValues) -> (@MainActor () -> Void)?
}
