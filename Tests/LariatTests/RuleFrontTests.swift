import Foundation
import Lariat
import LariatFlows
import LariatViews
import Synchronization
import Testing

/// What fronts see, and how people leave.
@MainActor
struct RuleFrontTests {
  @Test func `a front that comes late sees the present state and hears no old output`() throws {
    let run = try Rooms.dispatcher().start("house")
    run.send(.selected("a"), .continued, .add(2))
    var heard = 0
    let observation = run.observe { heard += 1 }
    #expect(heard == 0)
    let presentation = try #require(run.presentation)
    #expect(presentation.step == "attic")
    #expect(FreshEvaluation(presentation.screen.view).tree().outline == "text \"a 2\"")
    observation.cancel()
  }

  @Test func `showing a screen raises no events`() throws {
    let run = try Rooms.dispatcher().start("house")
    let log = run.log.lines
    var heard = 0
    let observation = run.observe { heard += 1 }
    let view = FreshEvaluation(try #require(run.screen).view)
    for _ in 0..<10 { _ = view.tree() }
    #expect(run.log.lines == log)
    #expect(heard == 0)
    observation.cancel()
  }

  @Test func `an observer that is cancelled hears nothing more`() throws {
    let run = try Rooms.dispatcher().start("house")
    var heard = 0
    let observation = run.observe { heard += 1 }
    run.send(.stayed)
    #expect(heard == 1)
    observation.cancel()
    run.send(.stayed)
    #expect(heard == 1)
  }

  @Test func `a notice is shown with the visit it was given for`() throws {
    let run = try Rooms.dispatcher().start("house")
    run.send(.upTapped, .stayed)
    #expect(run.presentation?.notice == "still here")
    run.send(.backTapped)
    #expect(run.presentation?.notice == nil)
  }

  @Test func `Esc goes back where something lies underneath, else ends cancelled`() throws {
    let run = try Rooms.dispatcher().start("house")
    run.send(.add(3), .upTapped)
    run.dismiss()
    #expect(run.step == "hall")
    #expect(run.room == RoomScreen.State(count: 3))
    run.dismiss()
    #expect(run.ending == .outcome(JourneyOutcome("cancelled", .cancelled)))
    run.dismiss()
    #expect(
      run.log.lines == [
        "started house {}", "entered hall {}", "action hall add(3)", "action hall upTapped",
        "output hall up {}", "transition hall push tower", "entered tower {}", "dismissed tower",
        "transition tower back", "dismissed hall", "transition hall end cancelled",
        "ended cancelled cancelled {}",
      ])
  }

  @Test func `Esc is the innermost journey's, and its outcome the outer one's output`() throws {
    let run = try Rooms.dispatcher().start("street")
    run.dismiss()
    #expect(run.ending == .outcome(JourneyOutcome("lost", .cancelled)))
    #expect(
      run.log.lines == [
        "started street {}", "entered visit {}", "  started house {}", "  entered hall {}",
        "  dismissed hall", "  transition hall end cancelled", "  ended cancelled cancelled {}",
        "output visit cancelled {}", "transition visit end lost", "ended lost cancelled {}",
      ])
  }

  @Test func `Esc while a service runs asks it to stop, and its word counts`() async throws {
    let dispatcher = try Rooms.dispatcher {
      let (forever, continuation) = AsyncStream.makeStream(of: Never.self)
      for await _ in forever {}
      continuation.finish()
      return "stopped in time"
    }
    let run = try dispatcher.start("errand")
    run.dismiss()
    await run.settle()
    #expect(
      run.ending
        == .outcome(JourneyOutcome("done", .success, result: ["text": "stopped in time"])))
  }

  @Test func `services run off the main thread, and their answers come back to it`() async throws {
    let isMain = Mutex<Bool?>(nil)
    let run = try Rooms.dispatcher {
      isMain.withLock { $0 = Thread.isMainThread }
      return "done"
    }.start("errand")
    await run.settle()
    #expect(isMain.withLock { $0 } == false)
    #expect(
      run.log.lines == [
        "started errand {}", "called run wait {}", "progress run 50 % waiting",
        #"answered run done {"text":"done"}"#, "transition run end done",
        #"ended done success {"text":"done"}"#,
      ])
  }

  @Test func `a secret is masked in everything that is logged`() throws {
    let run = try Rooms.dispatcher().start("house")
    run.send(.codeEdited(Secret("canary")))
    #expect(run.room?.code.text == "canary")
    #expect(run.log.lines.last == "action hall codeEdited(••••)")
  }
}
