/// What the dynamic properties of one view are bound to.
@MainActor
final class PropertyStorage {
  var environment: EnvironmentValues
  private var cells: [Int: AnyObject] = [:]

  init(environment: EnvironmentValues) { self.environment = environment }

  /// The same states in another environment.
  convenience init(_ other: PropertyStorage, environment: EnvironmentValues) {
    self.init(environment: environment)
    cells = other.cells
  }

  /// The cell of the property at `index`, made from `initial` if there is none yet.
  func cell<Value>(_ index: Int, initial: () -> Value) -> StateCell<Value> {
    if let cell = cells[index] as? StateCell<Value> { return cell }
    let cell = StateCell(initial())
    cells[index] = cell
    return cell
  }
}
