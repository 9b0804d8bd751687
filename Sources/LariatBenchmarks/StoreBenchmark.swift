import Lariat

/// Store actions a second on a state of six fields, with key-path observers.
@MainActor
enum StoreBenchmark {
  enum Module: StoreModule {
    struct State: Equatable {
      var count = 0
      var text = "lariat"
      var isBusy = false
      var ratio = 0.5
      var rows = ["one", "two", "three"]
      var selection: Int?
    }

    enum Action: Equatable {
      case increment
      case typed(String)
    }

    static func initialState(_ input: Nothing) -> State { State() }

    static func handle(_ action: Action, in store: Store<Self>) {
      switch action {
      case .increment: store.update { $0.count += 1 }
      case .typed(let text): store.update { $0.text = text }
      }
    }

    typealias Output = NoPorts
  }

  static let actions = 200_000

  /// One run: all observers watch fields; each must be called exactly as often as its field changes.
  static func actionsPerSecond(observers: Int) throws -> Double {
    let store = Store<Module>(Nothing(), StoreContext(gate: Gate(say: { _, _ in })))
    var calls = [Int](repeating: 0, count: observers)
    let tokens = (0..<observers).map { index in
      observe(store, index) { calls[index] += 1 }
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<actions { store.send(.increment) }
    }
    try require(store.state.count == actions, "every action was handled")
    for (index, calls) in calls.enumerated() {
      try require(
        calls == (index % 6 == 0 ? actions : 0), "observer \(index) was told \(calls) times")
    }
    for token in tokens { token.cancel() }
    return Double(actions) / time.seconds
  }

  private static func observe(
    _ store: Store<Module>, _ index: Int, _ told: @escaping @MainActor () -> Void
  ) -> Observation {
    switch index % 6 {
    case 0: store.observe(\.count) { _, _ in told() }
    case 1: store.observe(\.text) { _, _ in told() }
    case 2: store.observe(\.isBusy) { _, _ in told() }
    case 3: store.observe(\.ratio) { _, _ in told() }
    case 4: store.observe(\.rows) { _, _ in told() }
    default: store.observe(\.selection) { _, _ in told() }
    }
  }
}

/// A benchmark that did not do its work tells no figures.
struct BenchmarkFailure: Error, CustomStringConvertible {
  var description: String
}

func require(_ condition: Bool, _ statement: @autoclosure () -> String) throws {
  if !condition { throw BenchmarkFailure(description: "not so: \(statement())") }
}
