import LariatFlows

extension Catalogue {
  /// The services that have the shape of a need, sorted.
  public func services(fitting need: Need) -> [String] {
    services.values.filter { need.mismatch(with: $0) == nil }.map(\.name.rawValue).sorted()
  }
}
