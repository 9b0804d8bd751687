/// A part of a screen: a plain value, made afresh whenever what it was made from changes.
///
/// A view that also conforms to `Equatable`, written `nonisolated Equatable` or with a nonisolated
/// `==`, is skipped where its new value equals the one before.
@MainActor
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Whether `other` would come to the same. Views do not write this: it follows from `Equatable`.
  nonisolated func isInterchangeable(with other: Self) -> Bool
}

extension View {
  nonisolated public func isInterchangeable(with other: Self) -> Bool { false }
}

extension View where Self: Equatable {
  nonisolated public func isInterchangeable(with other: Self) -> Bool { self == other }
}
