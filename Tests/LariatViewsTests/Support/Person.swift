import LariatViews

private enum Person: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  var person: String {
    get { self[Person.self] }
    set { self[Person.self] = newValue }
  }
}
