/// What has state that only actions change: a screen, or a store that several screens share.
///
/// Conforming types are namespaces, never instances: an enum without cases.
public protocol StoreModule: SendableMetatype {
  associatedtype Input: Record
  associatedtype State: Equatable, Sendable
  associatedtype Action: Equatable, Sendable
  associatedtype Output: PortList

  @MainActor static func initialState(_ input: Input) -> State

  /// Called once, when the store is made: starts work that waits for nobody's action.
  @MainActor static func begin(in store: Store<Self>)

  /// Answers one action: changes state, says outputs, starts work. It must not wait.
  @MainActor static func handle(_ action: Action, in store: Store<Self>)

  /// What it reaches the world by; a flow's `use` binds a service to each.
  static var needs: [Need] { get }
}

extension StoreModule {
  public static func begin(in store: Store<Self>) {}
  public static var needs: [Need] { [] }
}
