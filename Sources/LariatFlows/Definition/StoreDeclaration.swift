/// A store that several steps of one journey share; made at first use, it ends with the journey.
public struct StoreDeclaration: Sendable, Hashable {
  public var name: StoreName
  /// The store module in the catalogue.
  public var module: Located<StoreName>
  /// Reads only `input`.
  public var with: [Argument]
  public var note: String?
  /// The key under `stores`.
  public var place: Place

  public init(
    name: StoreName, module: Located<StoreName>, with: [Argument] = [], note: String? = nil,
    place: Place
  ) {
    self.name = name
    self.module = module
    self.with = with
    self.note = note
    self.place = place
  }
}
