/// What the dynamic properties of one view are bound to.
@MainActor
final class PropertyStorage {
  var environment: EnvironmentValues
  private var cells: [Int: AnyObject] = [:]
  /// Called after a state was written.
  private let wrote: @MainActor () -> Void

  init(environment: EnvironmentValues, wrote: @escaping @MainActor () -> Void = {}) {
    self.environment = environment
    self.wrote = wrote
  }

  /// The cell of the property at `index`, made from `initial` if there is none yet.
  func cell<Value>(_ index: Int, initial: () -> Value) -> StateCell<Value> {
    if let cell = cells[index] as? StateCell<Value> { return cell }
    let cell = StateCell(initial(), wrote: wrote)
    cells[index] = cell
    return cell
  }
}
