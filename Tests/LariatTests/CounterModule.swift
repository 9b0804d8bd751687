import Lariat
import LariatFlows

/// A small module for the store's tests: counts, starts work, says what it has.
enum CounterModule: StoreModule {
  struct Input: Record, Equatable {
    let start: Int
    init(_ fields: inout Fields<Self>) {
      start = fields("start", \.start, "Where counting starts", default: 0)
    }
  }

  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case add(Int)
    case twice
    case typed(String)
    case ignored
    case finish
    case finishAndAdd
    case load(Loading)
  }

  /// Work that waits until a test lets it go.
  struct Loading: Equatable {
    let id: Int
    let wait: @Sendable () async -> Int
    static func == (left: Loading, right: Loading) -> Bool { left.id == right.id }
  }

  struct Output: PortList {
    let finished = Port<Total>("finished", "Counting is over")
  }

  struct Total: Record, Equatable {
    let count: Int
    init(count: Int) { self.count = count }
    init(_ fields: inout Fields<Self>) {
      count = fields("count", \.count, "What was counted", default: 0)
    }
  }

  static func initialState(_ input: Input) -> State { State(count: input.start) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .add(let amount): store.update { $0.count += amount }
    case .twice:
      store.send(.add(10))
      store.update { $0.count += 1 }
    case .typed(let text): store.update { $0.text = text }
    case .ignored: break
    case .finish: store.output.finished(Total(count: store.state.count))
    case .finishAndAdd:
      store.output.finished(Total(count: store.state.count))
      store.update { $0.count += 1 }
    case .load(let loading):
      store.run {
        await loading.wait()
      } then: { store, amount in
        store.update { $0.count += amount }
      }
    }
  }
}

extension Store where Module == CounterModule {
  convenience init(start: Int = 0, gate: Gate? = nil, census: Census? = nil) throws {
    let input = try CounterModule.Input(decoding: ["start": .integer(start)])
    self.init(input, StoreContext(gate: gate, census: census))
  }
}
