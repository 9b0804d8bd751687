/// What a store is given beside its input.
@MainActor
public struct StoreContext {
  /// The gate of the visit that owns the store. Nil for a store that several screens share: each of
  /// its view stores then brings a gate of its own.
  public var gate: Gate?
  /// What the flow bound to the module's needs.
  public var services: BoundServices
  public var census: Census?

  public init(gate: Gate?, services: BoundServices = BoundServices(), census: Census? = nil) {
    self.gate = gate
    self.services = services
    self.census = census
  }
}
