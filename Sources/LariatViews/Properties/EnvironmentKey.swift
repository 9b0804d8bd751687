/// Names a value of the environment.
@MainActor
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }

  /// Whether a view that read one need not run again for the other. Keys do not write this: it
  /// follows from the value's `Equatable`.
  static func areInterchangeable(_ one: Value, _ other: Value) -> Bool
}

extension EnvironmentKey {
  public static func areInterchangeable(_ one: Value, _ other: Value) -> Bool { false }
}

extension EnvironmentKey where Value: Equatable {
  public static func areInterchangeable(_ one: Value, _ other: Value) -> Bool { one == other }
}
