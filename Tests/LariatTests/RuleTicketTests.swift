import Lariat
import LariatFlows
import LariatViews
import Testing

/// Only the visit on top is heard, by its ticket; an ended one has no effect, whoever holds it.
@MainActor
struct RuleTicketTests {
  @Test func `nothing that is stale moves anything, and all of it is freed`() async throws {
    let dispatcher = try Rooms.dispatcher()
    weak var freedScreen: (any LiveScreen)?
    weak var freedRun: JourneyRun?
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let loading = CounterModule.Loading(id: 1) { await stream.first { _ in true } ?? 0 }
    do {
      let run = try dispatcher.start("house")
      freedRun = run
      run.send(.continued)
      #expect(run.step == "hall", "nothing is selected")

      let old = try #require(run.screen)
      freedScreen = old
      let borrowed = RoomScreen.Borrowed()
      let view = FreshEvaluation(old.view)
      run.send(.lent(borrowed), .load(loading), .selected("a"), .continued)
      #expect(run.step == "attic")
      run.send(.continued)
      #expect(run.step == "hall")
      let log = run.log.lines
      let shown = run.presentation?.id

      borrowed.say?()
      #expect(old.send(RoomScreen.Action.continued))
      #expect(old.send(RoomScreen.Action.add(1)))
      #expect(run.step == "hall")
      #expect(run.presentation?.id == shown)
      #expect(run.room == RoomScreen.State())
      #expect(old.stateValue as? RoomScreen.State == RoomScreen.State(selected: "a"))
      #expect(view.tree().outline == "text \"a 0\"")
      #expect(
        run.log.lines.dropFirst(log.count) == [
          "stale hall output chosen", "stale hall action continued", "stale hall action add(1)",
        ])
      #expect(dispatcher.staleCount == 3)

      let last = try #require(run.screen)
      let count = run.log.lines.count
      run.stop()
      run.stop()
      #expect(run.presentation == nil)
      #expect(last.send(RoomScreen.Action.left))
      borrowed.say?()
      run.dismiss()
      #expect(run.ending == .stopped)
      #expect(
        run.log.lines.dropFirst(count) == ["stale hall action left", "stale hall output chosen"])
      #expect(dispatcher.staleCount == 5)
    }
    #expect(freedRun == nil)
    #expect(freedScreen == nil)
    #expect(dispatcher.census.isEmpty)
    continuation.yield(1)
  }

  @Test func `an action from inside the output's hearing meets an ended screen`() throws {
    let dispatcher = try Rooms.dispatcher()
    let run = try dispatcher.start("house")
    let old = try #require(run.screen)
    var heard: [StepID?] = []
    let observation = run.observe {
      heard.append(run.step)
      if heard.count == 1 { _ = old.send(RoomScreen.Action.left) }
    }
    _ = old.send(RoomScreen.Action.selected("a"))
    _ = old.send(RoomScreen.Action.continued)
    #expect(heard == ["attic"])
    #expect(run.step == "attic")
    #expect(run.log.lines.last == "stale hall action left")
    observation.cancel()
  }

  @Test func `a handler that goes on after its output changes and says nothing more`() throws {
    let run = try Rooms.dispatcher().start("house")
    let old = try #require(run.screen)
    run.send(.selected("a"), .continuedAndAdded)
    #expect(run.step == "attic")
    #expect(old.stateValue as? RoomScreen.State == RoomScreen.State(selected: "a"))
    #expect(
      run.log.lines.suffix(5) == [
        #"output hall chosen {"value":"a"}"#, "transition hall go attic",
        #"entered attic {"selected":"a"}"#, "stale hall action add(1)", "stale hall output left",
      ])
  }

  @Test func `an output that moves the journey is said once`() throws {
    let run = try Rooms.dispatcher().start("house")
    let old = try #require(run.screen)
    run.send(.selected("a"), .continuedTwice)
    #expect(run.step == "attic")
    _ = old.send(RoomScreen.Action.continued)
    #expect(run.step == "attic")
    #expect(run.log.lines.filter { $0.hasPrefix("transition") } == ["transition hall go attic"])
  }

  @Test func `what outlives its run is still counted`() throws {
    let dispatcher = try Rooms.dispatcher()
    let borrowed = RoomScreen.Borrowed()
    var run: JourneyRun? = try dispatcher.start("house")
    run?.send(.lent(borrowed))
    let log = try #require(run?.log)
    let screen = try #require(run?.screen)
    run?.stop()
    run = nil
    borrowed.say?()
    _ = screen.send(RoomScreen.Action.left)
    #expect(log.lines.suffix(2) == ["stale hall output chosen", "stale hall action left"])
    #expect(dispatcher.staleCount == 2)
  }
}
