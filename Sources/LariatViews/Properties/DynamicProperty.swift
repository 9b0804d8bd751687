/// A property that is bound, in a copy of its view, to what its slot keeps.
@MainActor
protocol DynamicProperty {
  mutating func bind(_ index: Int, to storage: PropertyStorage)
}
