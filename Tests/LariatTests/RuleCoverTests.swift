import Lariat
import LariatFlows
import Testing

/// Covered visits, ended ones, and the work of both.
@MainActor
struct RuleCoverTests {
  /// Work that waits until the test gives a number.
  private static func work() -> (loading: CounterModule.Loading, give: (Int) -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    return (
      CounterModule.Loading(id: 1) { await stream.first { _ in true } ?? 0 },
      { continuation.yield($0) }
    )
  }

  @Test func `a covered visit refuses people and is not heard, but its own work goes on`()
    async throws
  {
    let run = try Rooms.dispatcher().start("house")
    let (loading, give) = Self.work()
    let borrowed = RoomScreen.Borrowed()
    run.send(.lent(borrowed), .load(loading))
    let covered = try #require(run.screen)
    run.send(.upTapped)
    _ = covered.send(RoomScreen.Action.add(100))
    borrowed.say?()
    #expect(run.step == "tower")
    give(5)
    await covered.settle()
    #expect(covered.stateValue as? RoomScreen.State == RoomScreen.State(count: 5))
    run.send(.backTapped, .add(1))
    #expect(run.room == RoomScreen.State(count: 6))
    #expect(
      run.log.lines.filter { $0.hasPrefix("stale") } == [
        "stale hall action add(100)", "stale hall output chosen",
      ])
  }

  @Test func `work that returns after the run was stopped changes nothing`() async throws {
    let dispatcher = try Rooms.dispatcher()
    let run = try dispatcher.start("house")
    let screen = try #require(run.screen)
    let (loading, give) = Self.work()
    run.send(.load(loading))
    #expect(dispatcher.census.work == 1)
    run.stop()
    #expect(dispatcher.census.work == 0)
    give(5)
    await screen.settle()
    #expect(screen.stateValue as? RoomScreen.State == RoomScreen.State())
  }

  @Test func `work that returns after a restart changes nothing in the new run`() async throws {
    let dispatcher = try Rooms.dispatcher()
    let (loading, give) = Self.work()
    let old = try dispatcher.start("house")
    old.send(.load(loading))
    old.stop()
    let new = try dispatcher.start("house")
    give(5)
    await new.settle()
    new.send(.add(1))
    #expect(new.room == RoomScreen.State(count: 1))
    #expect(dispatcher.census.work == 0)
  }

  @Test func `a service's late answer after the run was stopped changes nothing`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let dispatcher = try Rooms.dispatcher { await stream.first { _ in true } ?? "nothing" }
    let run = try dispatcher.start("errand")
    run.stop()
    let count = run.log.lines.count
    continuation.yield("late")
    await run.windDown()
    #expect(run.ending == .stopped)
    #expect(run.log.lines.count == count)
    #expect(dispatcher.census.isEmpty)
  }

  @Test func `ending ends what is nested, from the top down`() throws {
    let dispatcher = try Rooms.dispatcher()
    let run = try dispatcher.start("street")
    run.send(.upTapped)
    let top = try #require(run.screen)
    #expect(dispatcher.census.stores == 2)
    run.stop()
    #expect(run.presentation == nil)
    _ = top.send(RoomScreen.Action.backTapped)
    #expect(run.log.lines.last == "  stale tower action backTapped")
    #expect(run.ending == .stopped)
  }

  @Test func `a service that answers after the run was stopped is not tried again`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let dispatcher = try Rooms.dispatcher { await stream.first { _ in true } ?? "nothing" }
    let run = try dispatcher.start("insist")
    run.stop()
    continuation.yield("late")
    await run.windDown()
    #expect(run.log.lines == ["started insist {}", "called run wait {}"])
    #expect(dispatcher.census.isEmpty)
  }

  @Test func `what a completion has captured is freed at the end, although the work goes on`()
    async throws
  {
    final class Token {}
    let store = try Store<CounterModule>()
    weak var freed: Token?
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    do {
      let token = Token()
      freed = token
      store.run {
        await stream.first { _ in true } ?? 0
      } then: { _, _ in
        _ = token
      }
    }
    #expect(freed != nil)
    store.end()
    #expect(freed == nil)
    continuation.yield(1)
  }
}
