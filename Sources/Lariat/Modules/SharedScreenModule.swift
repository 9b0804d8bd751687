public import LariatFlows
public import LariatViews

/// A screen onto a store that several screens of one journey share.
///
/// It has no state of its own: it sees a part of the shared store's state and sends the store's
/// actions by names of its own. What the store says counts for the visit whose screen sent the
/// action.
public protocol SharedScreenModule: SendableMetatype {
  associatedtype Shared: StoreModule
  associatedtype State: Equatable, Sendable
  associatedtype Action: Equatable, Sendable
  associatedtype Content: View
  typealias ViewStore = AnyViewStore<State, Action>

  static var name: ScreenName { get }
  static var summary: String { get }

  @MainActor static func state(_ shared: Shared.State) -> State
  static func action(_ action: Action) -> Shared.Action
  @MainActor @ViewBuilder static func view(_ store: ViewStore) -> Content
  static var dismissal: Action? { get }

  /// Those outputs of the shared store that can be said while this screen is shown.
  static var outputs: Set<OutputName> { get }
}

extension SharedScreenModule {
  public static var dismissal: Action? { nil }
  public static var outputs: Set<OutputName> { Set(Shared.Output.declarations.map(\.name)) }
}
