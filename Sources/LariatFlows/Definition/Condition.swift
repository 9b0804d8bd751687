/// A guard as data. One that cannot be decided at run time is an error, never false.
public struct Condition: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    indirect case equals(Reference, ValueExpression)
    /// `in`: equal to one of them.
    indirect case isOneOf(Reference, [ValueExpression])
    indirect case atLeast(Reference, ValueExpression)
    indirect case atMost(Reference, ValueExpression)
    /// The one place in a condition where a reference may end in `?`.
    indirect case isSet(Reference)
    case all([Condition])
    case any([Condition])
    indirect case not(Condition)
  }

  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }
}

extension Condition {
  /// Every reference in it, in the file's order.
  public var references: [Reference] {
    switch kind {
    case .equals(let reference, let value), .atLeast(let reference, let value),
      .atMost(let reference, let value):
      [reference] + value.references
    case .isOneOf(let reference, let values): [reference] + values.flatMap(\.references)
    case .isSet(let reference): [reference]
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.references)
    case .not(let condition): condition.references
    }
  }
}
