/// A step that shows a screen.
public struct ScreenStep: Sendable, Hashable {
  public var screen: Located<ScreenName>
  /// The shared store that the screen sees, a key of the file's `stores`.
  public var store: Located<StoreName>?
  /// Services bound to the capabilities that the screen needs.
  public var use: [Binding]

  /// One entry of `use`.
  public struct Binding: Sendable, Hashable {
    public var need: NeedName
    public var service: Located<ServiceName>
    /// The key under `use`.
    public var place: Place

    public init(need: NeedName, service: Located<ServiceName>, place: Place) {
      self.need = need
      self.service = service
      self.place = place
    }
  }

  public init(
    screen: Located<ScreenName>, store: Located<StoreName>? = nil, use: [Binding] = []
  ) {
    self.screen = screen
    self.store = store
    self.use = use
  }
}
