import Lariat
import LariatFlows
import Testing

/// Every visit has a store of its own.
@MainActor
struct RuleVisitTests {
  @Test func `entering again makes a new store, with what the flow hands it`() throws {
    let run = try Rooms.dispatcher().start("house")
    run.send(.add(5), .selected("a"), .continued)
    #expect(run.step == "attic")
    #expect(run.room == RoomScreen.State(selected: "a"))
    run.send(.continued)
    #expect(run.step == "hall")
    #expect(run.room == RoomScreen.State())
  }

  @Test func `stay keeps the store and its screen`() throws {
    let run = try Rooms.dispatcher().start("house")
    let screen = run.screen
    run.send(.add(5), .stayed, .add(1))
    #expect(run.screen === screen)
    #expect(run.room == RoomScreen.State(count: 6))
  }

  @Test func `back returns to the store that was covered`() throws {
    let run = try Rooms.dispatcher().start("house")
    let screen = run.screen
    run.send(.add(5), .upTapped)
    #expect(run.step == "tower")
    #expect(run.room == RoomScreen.State())
    run.send(.add(1), .backTapped)
    #expect(run.screen === screen)
    #expect(run.room == RoomScreen.State(count: 5))
  }

  @Test func `two runs share nothing`() throws {
    let dispatcher = try Rooms.dispatcher()
    let (one, other) = (try dispatcher.start("house"), try dispatcher.start("house"))
    one.send(.add(5))
    #expect(one.room == RoomScreen.State(count: 5))
    #expect(other.room == RoomScreen.State())
    one.stop()
    other.send(.add(1))
    #expect(other.room == RoomScreen.State(count: 1))
  }

  @Test func `two calls of the same journey share nothing`() throws {
    let run = try Rooms.dispatcher().start("street")
    run.send(.add(5), .left)
    #expect(run.presentation?.journey == "house")
    #expect(run.room == RoomScreen.State())
    run.send(.left)
    #expect(run.ending == .outcome(JourneyOutcome("home", .success)))
  }
}
