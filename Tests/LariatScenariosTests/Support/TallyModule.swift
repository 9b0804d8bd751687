import Lariat
import LariatFlows

/// Counts, asks a service, says what it has: for tests of the store tester.
enum TallyModule: StoreModule {
  struct Input: Record {
    let start: Int
    init(_ fields: inout Fields<Self>) { start = fields("start", \.start, default: 0) }
  }

  struct State: Equatable {
    var count = 0
    var note = ""
  }

  enum Action: Equatable {
    case add(Int)
    case noted(String)
    case asked
    case said
    case stopped
    case ignored
  }

  struct Output: PortList {
    let total = Port<Total>("total", "What was counted")
    let stopped = Port<Nothing>("stopped", "Counting is over")
  }

  struct Total: Record {
    let count: Int
    init(_ count: Int) { self.count = count }
    init(_ fields: inout Fields<Self>) { count = fields("count", \.count) }
  }

  static let needs = [
    Need("more", "Says how much more", input: Nothing.self, outputs: Answers.self)
  ]

  struct Answers: PortList {
    let more = Port<Total>("more", "This much")
  }

  static func initialState(_ input: Input) -> State { State(count: input.start) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .add(let amount): store.update { $0.count += amount }
    case .noted(let note): store.update { $0.note = note }
    case .asked:
      let services = store.services
      store.run {
        await services.call("more", Nothing())
      } then: { store, answer in
        guard case .integer(let amount)? = answer.payload["count"] else { return }
        store.update { $0.count += amount }
      }
    case .said: store.output.total(Total(store.state.count))
    case .stopped: store.output.stopped()
    case .ignored: break
    }
  }
}
