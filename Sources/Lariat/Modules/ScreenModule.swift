public import LariatFlows
public import LariatViews

/// A reusable screen. It owns its interaction and knows nothing of the journey that shows it.
public protocol ScreenModule: StoreModule {
  associatedtype Content: View
  typealias ViewStore = AnyViewStore<State, Action>

  /// Its name in flow files.
  static var name: ScreenName { get }
  /// A few words for reference pages, without a final full stop.
  static var summary: String { get }

  @MainActor @ViewBuilder static func view(_ store: ViewStore) -> Content

  /// What Esc sends. Nil where Esc leaves the screen without a word of its own: the journey then
  /// goes back, or ends cancelled.
  static var dismissal: Action? { get }

  /// Narrows the step's types by what its `with` says literally: a picker of literal options says
  /// the enum of their values.
  static func shape(_ step: inout StepShape)
}

extension ScreenModule {
  public static var dismissal: Action? { nil }
  public static func shape(_ step: inout StepShape) {}
}
