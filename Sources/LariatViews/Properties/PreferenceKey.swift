/// Names a value that views hand up to those around them.
@MainActor
public protocol PreferenceKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  /// Takes in the value of the next sibling, in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
