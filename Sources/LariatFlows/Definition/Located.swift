/// A value read from a file, and where it stands there.
public struct Located<Wrapped> {
  public var value: Wrapped
  public var place: Place

  public init(_ value: Wrapped, at place: Place) {
    self.value = value
    self.place = place
  }
}

extension Located: Sendable where Wrapped: Sendable {}
extension Located: Equatable where Wrapped: Equatable {}
extension Located: Hashable where Wrapped: Hashable {}
