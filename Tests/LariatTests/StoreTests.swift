import Lariat
import LariatFlows
import Testing

@MainActor
struct StoreTests {
  @Test func `an action changes the state`() throws {
    let store = try Store<CounterModule>(start: 2)
    store.send(.add(3))
    #expect(store.state == CounterModule.State(count: 5))
  }

  @Test func `an action sent while one is handled waits its turn`() throws {
    let store = try Store<CounterModule>()
    var seen: [Int] = []
    let observation = store.observe(\.count) { _, new in seen.append(new) }
    store.send(.twice)
    #expect(seen == [1, 11])
    observation.cancel()
  }

  @Test func `observers see each state once and in order although one of them sends`() throws {
    let store = try Store<CounterModule>()
    var first: [[Int]] = []
    var second: [[Int]] = []
    let one = store.observe(\.count) { old, new in
      first.append([old, new])
      if new == 1 { store.send(.add(1)) }
    }
    let two = store.observe(\.count) { old, new in second.append([old, new]) }
    store.send(.add(1))
    #expect(first == [[0, 1], [1, 2]])
    #expect(second == [[0, 1], [1, 2]])
    one.cancel()
    two.cancel()
  }

  @Test func `observers see both states in order although one of them updates`() throws {
    let store = try Store<CounterModule>()
    var seen: [[Int]] = []
    let one = store.observe(\.count) { _, new in
      if new == 1 { store.update { $0.count = 7 } }
    }
    let two = store.observe(\.count) { old, new in seen.append([old, new]) }
    store.send(.add(1))
    #expect(seen == [[0, 1], [1, 7]])
    one.cancel()
    two.cancel()
  }

  @Test func `an observer is told only if its part changed`() throws {
    let store = try Store<CounterModule>()
    var texts: [String] = []
    let observation = store.observe(\.text) { _, new in texts.append(new) }
    store.send(.add(1))
    store.send(.typed("a"))
    store.send(.typed("a"))
    #expect(texts == ["a"])
    observation.cancel()
  }

  @Test func `a cancelled observer hears nothing more, also when cancelled by another`() throws {
    let census = Census()
    let store = try Store<CounterModule>(census: census)
    var heard = 0
    var second: Observation?
    let first = store.observe(\.count) { _, _ in second?.cancel() }
    second = store.observe(\.count) { _, _ in heard += 1 }
    store.send(.add(1))
    #expect(heard == 0)
    #expect(census.observers == 1)
    first.cancel()
    first.cancel()
    #expect(census.observers == 0)
  }

  @Test func `releasing the token stops the observer`() throws {
    let census = Census()
    let store = try Store<CounterModule>(census: census)
    var heard = 0
    var token: Observation? = store.observe(\.count) { _, _ in heard += 1 }
    #expect(token != nil)
    token = nil
    store.send(.add(1))
    #expect(heard == 0)
    #expect(census.observers == 0)
  }

  @Test func `an output passes the gate with its payload`() throws {
    var said: [String] = []
    let gate = Gate(say: { said.append("\($0) \($1.members.map(\.value))") })
    let store = try Store<CounterModule>(start: 4, gate: gate)
    store.send(.finish)
    #expect(said == ["finished [4]"])
  }

  @Test func `an ended store ignores actions, updates and observers`() throws {
    var refused = 0
    let gate = Gate(say: { _, _ in }) { if case .refused = $0 { refused += 1 } }
    let store = try Store<CounterModule>(gate: gate)
    store.end()
    store.end()
    store.send(.add(1))
    store.update { $0.count = 9 }
    let observation = store.observe(\.count) { _, _ in Issue.record("told after the end") }
    #expect(store.state.count == 0)
    #expect(refused == 1)
    observation.cancel()
  }

  @Test func `what the handler does after its store was ended by an output is ignored`() throws {
    var end: () -> Void = {}
    let gate = Gate(say: { _, _ in end() })
    let store = try Store<CounterModule>(gate: gate)
    end = { [weak store] in store?.end() }
    store.send(.finishAndAdd)
    #expect(store.state.count == 0)
  }

  @Test func `a covered store refuses people but its own work goes on`() async throws {
    let gate = Gate(say: { _, _ in })
    let store = try Store<CounterModule>(gate: gate)
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    store.send(.load(.init(id: 1) { await stream.first { _ in true } ?? 0 }))
    gate.cover()
    store.send(.add(100))
    continuation.yield(5)
    await store.settle()
    #expect(store.state.count == 5)
  }

  @Test func `work that returns after the end changes nothing and keeps nothing alive`()
    async throws
  {
    let census = Census()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ended, hasEnded) = AsyncStream.makeStream(of: Void.self)
    weak var released: Store<CounterModule>?
    do {
      let store = try Store<CounterModule>(census: census)
      released = store
      store.send(
        .load(
          .init(id: 1) {
            defer { hasEnded.yield() }
            return await stream.first { _ in true } ?? 0
          }))
      #expect(census.work == 1)
      store.end()
    }
    #expect(released == nil)
    #expect(census.isEmpty)
    continuation.yield(5)
    for await _ in ended { break }
  }

  @Test func `a mapped view store sees its part and sends the whole's actions`() throws {
    let store = try Store<CounterModule>()
    let view = store.viewStore().map(
      state: { $0.text.count }, action: { CounterModule.Action.typed($0) })
    var lengths: [Int] = []
    let observation = view.observe(\.self) { _, new in lengths.append(new) }
    view.send("four")
    view.send("five")
    #expect(view.state == 4)
    #expect(lengths == [4])
    #expect(store.state.text == "five")
    observation.cancel()
  }
}
