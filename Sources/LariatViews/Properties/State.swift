/// State a view owns. Its initial value is used once, when the view appears; it is kept while the
/// view keeps its place, or its id.
///
/// In a view that nothing shows, it has its initial value, and writes come to nothing.
@MainActor
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var cell: StateCell<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { cell?.read() ?? initial }
    nonmutating set { cell?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {
  mutating func bind(_ index: Int, to storage: PropertyStorage) {
    cell = storage.cell(index) { initial }
  }
}

extension State: Equatable {
  /// Two states never tell views apart: what they hold is kept elsewhere and watched there.
  nonisolated public static func == (left: State, right: State) -> Bool { true }
}
