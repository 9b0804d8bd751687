/// What one update did.
@MainActor
public struct UpdateReport {
  public internal(set) var waves = 0
  /// How many built-in views were evaluated again.
  public private(set) var primitives = 0
  private var composites: [any View.Type] = []

  nonisolated init() {}

  /// The types of the views whose bodies ran, in order.
  public var bodies: [String] { composites.map { String(describing: $0) } }

  mutating func ran(_ type: any View.Type) {
    if type is any PrimitiveView.Type { primitives += 1 } else { composites.append(type) }
  }
}
