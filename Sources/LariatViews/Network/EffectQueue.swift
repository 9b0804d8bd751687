/// What is to be done once a wave is over.
@MainActor
struct EffectQueue {
  /// Views that went, innermost first.
  private(set) var farewells: [@MainActor () -> Void] = []
  /// Views that came, outermost first.
  private(set) var arrivals: [@MainActor () -> Void] = []
  private(set) var changes: [@MainActor () -> Void] = []

  var isEmpty: Bool { farewells.isEmpty && arrivals.isEmpty && changes.isEmpty }

  mutating func farewell(_ action: @escaping @MainActor () -> Void) { farewells.append(action) }
  mutating func arrival(_ action: @escaping @MainActor () -> Void) { arrivals.append(action) }

  mutating func change(_ action: (@MainActor () -> Void)?) {
    if let action { changes.append(action) }
  }
}
