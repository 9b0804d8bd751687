/// A value handed down from some view above.
@MainActor
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  private var storage: PropertyStorage?

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  public var wrappedValue: Value { (storage?.environment ?? EnvironmentValues())[keyPath: path] }
}

extension Environment: DynamicProperty {
  mutating func bind(_ index: Int, to storage: PropertyStorage) { self.storage = storage }
}

extension Environment: Equatable {
  /// A declaration always names the same key, and its value is watched where it is kept.
  nonisolated public static func == (left: Environment, right: Environment) -> Bool { true }
}
