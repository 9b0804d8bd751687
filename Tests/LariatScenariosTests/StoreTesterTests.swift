import Lariat
import LariatFlows
import LariatTesting
import Testing

/// The store tester, right and wrong: every fault planted here must be noticed.
@MainActor
struct StoreTesterTests {
  typealias Tester = StoreTester<TallyModule>

  static func tester(
    start: Int = 0, needs: [NeedName: [Answer]] = [:], _ exhaustivity: Exhaustivity = .on
  ) throws -> Tester {
    try Tester(with: ["start": .integer(start)], needs: needs, exhaustivity: exhaustivity)
  }

  // MARK: Right

  @Test func `passes where every change and output is expected`() async throws {
    let tester = try Self.tester(start: 2, needs: ["more": [Answer("more", ["count": 5])]])
    tester.send(.add(3)) { $0.count = 5 }
    tester.send(.ignored)
    tester.send(.asked)
    await tester.settle { $0.count = 10 }
    tester.expectState(TallyModule.State(count: 10))
    tester.send(.said)
    tester.expectOutput(\.total, TallyModule.Total(10))
    tester.send(.stopped)
    tester.expectOutput(\.stopped)
    tester.expectNoOutput()
    tester.finish()
  }

  @Test func `passes over what is not expected where it is not exhaustive`() throws {
    let tester = try Self.tester(.off)
    tester.send(.add(3))
    tester.send(.said)
    tester.send(.stopped)
    tester.expectOutput(\.stopped)
    tester.send(.noted("a")) { $0.note = "a" }
  }

  // MARK: Planted faults

  @Test func `notices a wrong state after an action`() async throws {
    try await expectNoticed("the state after add(3) differs") {
      let tester = try Self.tester()
      tester.send(.add(3)) { $0.count = 4 }
    }
  }

  @Test func `notices a change that nobody expects`() async throws {
    try await expectNoticed("the state after add(3) differs") {
      let tester = try Self.tester()
      tester.send(.add(3))
    }
  }

  @Test func `notices an expected change that changes nothing`() async throws {
    try await expectNoticed("the change expected after ignored changes nothing") {
      let tester = try Self.tester()
      tester.send(.ignored) { $0.count = 0 }
    }
  }

  @Test func `notices a wrong state after an action also where it is not exhaustive`() async throws
  {
    try await expectNoticed("the state after add(3) differs") {
      let tester = try Self.tester(.off)
      tester.send(.add(3)) { $0.count = 4 }
    }
  }

  @Test func `notices a wrong whole state`() async throws {
    try await expectNoticed("the state differs") {
      let tester = try Self.tester()
      tester.expectState(TallyModule.State(count: 1))
    }
  }

  @Test func `notices a missing output, another one, and another payload`() async throws {
    try await expectNoticed(
      "nothing was said", "another output was said", "another output was said"
    ) {
      let tester = try Self.tester()
      tester.expectOutput(\.stopped)
      tester.send(.said)
      tester.expectOutput(\.stopped)
      tester.send(.said)
      tester.expectOutput(\.total, TallyModule.Total(1))
    }
  }

  @Test func `notices an output missing among others`() async throws {
    try await expectNoticed("nothing was said") {
      let tester = try Self.tester(.off)
      tester.send(.said)
      tester.expectOutput(\.total, TallyModule.Total(9))
    }
  }

  @Test func `notices an output where none is expected`() async throws {
    try await expectNoticed("something was said: stopped {}") {
      let tester = try Self.tester()
      tester.send(.stopped)
      tester.expectNoOutput()
    }
  }

  @Test func `notices an output that is left over at the next action and at the end`() async throws
  {
    try await expectNoticed("before ignored and nobody expected it", "before the end and nobody") {
      let tester = try Self.tester()
      tester.send(.stopped)
      tester.send(.ignored)
      tester.send(.stopped)
    }
  }

  @Test func `notices work that is left running`() async throws {
    try await expectNoticed("work is still running at the end", "were never asked for") {
      let tester = try Self.tester(needs: ["more": [Answer("more", ["count": 1])]])
      tester.send(.asked)
      tester.finish()
    }
  }

  @Test func `notices a change of state behind its back`() async throws {
    try await expectNoticed("the state changed before the end and nobody expected it") {
      let tester = try Self.tester()
      tester.send(.ignored)
      tester.store.send(.add(1))
      tester.finish()
    }
  }

  @Test func `notices a wrong state after work, and work that is not there`() async throws {
    try await expectNoticed("the state after the work differs", "there is no work to wait for") {
      let tester = try Self.tester(needs: ["more": [Answer("more", ["count": 1])]])
      tester.send(.asked)
      await tester.settle { $0.count = 2 }
      await tester.settle()
    }
  }

  @Test func `notices answers that are left over and calls without an answer`() async throws {
    try await expectNoticed("1 of the answers for more were never asked for") {
      let tester = try Self.tester(needs: ["more": [Answer("more", ["count": 1])]])
      tester.send(.ignored)
    }
    try await expectNoticed("more is called once more than it has answers") {
      let tester = try Self.tester(needs: ["more": []])
      tester.send(.asked)
      await tester.settle()
    }
  }

  @Test func `notices that nothing was expected, and use after the end`() async throws {
    try await expectNoticed("never asked to expect anything") { _ = try Self.tester() }
    try await expectNoticed(
      "has finished already", "has finished already", "has finished already",
      "has finished already", "has finished already"
    ) {
      let tester = try Self.tester()
      tester.send(.ignored)
      tester.finish()
      tester.send(.ignored)
      await tester.settle()
      tester.expectState(TallyModule.State())
      tester.expectOutput(\.stopped)
      tester.expectNoOutput()
    }
  }

  @Test func `notices an action that an ended store refuses`() async throws {
    try await expectNoticed("ignored was refused: the store has ended") {
      let tester = try Self.tester()
      tester.store.end()
      tester.send(.ignored)
    }
  }
}
