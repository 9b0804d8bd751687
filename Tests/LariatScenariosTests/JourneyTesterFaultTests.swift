import Lariat
import LariatFlows
import LariatTesting
import Testing

/// Every fault planted here must be noticed by the journey tester.
@MainActor
struct JourneyTesterFaultTests {
  private func order(_ stubs: [ServiceName: [StubCall]] = [:]) async throws -> JourneyTester {
    try await JourneyTesterTests.order(stubs, skipsWaiting: false)
  }

  @Test func `another step, and no step at all`() async throws {
    try await expectNoticed("the journey is at another step", "the journey is at no screen") {
      let tester = try await order()
      tester.expect(at: "send")
      await tester.dismiss()
      tester.expect(at: "ask")
    }
  }

  @Test func `labels that are not there, ambiguous, or disabled`() async throws {
    try await expectNoticed(
      #"no button is labelled "Contnue"; did you mean "Continue"?"#,
      #"no option is labelled "Huge"; there is "Small", "Medium", "Large""#,
      #""Lar" may be any of "Large", "Larger still""#,
      #"no field is labelled "Nme"; did you mean "Name"?"#, "there are several fields to type into",
      #"no toggle is labelled "Gft"; did you mean "Gift"?"#,
      #"the button "Ask the price" is disabled"#
    ) {
      let tester = try await order()
      tester.expect(at: "ask")
      await tester.press("Contnue")
      await tester.choose("Huge")
      await tester.choose("Lar")
      await tester.type("Ada", into: "Nme")
      await tester.type("Ada")
      await tester.toggle("Gft")
      await tester.press("Ask the price")
    }
  }

  @Test func `keys and secrets that are not there`() async throws {
    try await expectNoticed(
      #"no key "Ctrl-Q" is known here"#, #"the secret "cde" is not known"#,
      #"the field "Name" would show the secret"#
    ) {
      let tester = try await order()
      tester.expect(at: "ask")
      await tester.perform(.key("Ctrl-Q"))
      await tester.perform(.type(.secret("cde"), into: "Code"))
      await tester.perform(.type(.secret("code"), into: "Name"))
    }
  }

  @Test func `acts after the end`() async throws {
    try await expectNoticed(
      "the journey has ended already", "there is no screen to send", "nobody waits for the clock"
    ) {
      let tester = try await order()
      tester.expect(at: "ask")
      await tester.dismiss()
      await tester.dismiss()
      await tester.send(OrderScreen.Action.continued)
      await tester.advance(by: .seconds(1))
    }
  }

  @Test func `an action of another screen`() async throws {
    try await expectNoticed("takes no action of type Action") {
      let tester = try await order()
      tester.expect(at: "ask")
      await tester.send(BusyScreen.Action.cancelled)
    }
  }

  @Test func `a wrong state, one of another type, and none`() async throws {
    try await expectNoticed(
      "the state differs", "the state is of another type", "there is no screen"
    ) {
      let tester = try await order()
      tester.expectState(OrderScreen.State(title: "Mine"))
      tester.expectState(1)
      await tester.dismiss()
      tester.expectState(1)
    }
  }

  @Test func `a wrong screen, and words that are missing or not wanted`() async throws {
    try await expectNoticed(
      #"- title "My order""#, #""Largest" is not on the screen"#, #""Larger" is on the screen"#,
      "there is no screen"
    ) {
      let tester = try await order()
      tester.expectScreen("title \"My order\"")
      tester.expectSee("Largest")
      tester.expectNotSee("Larger")
      await tester.dismiss()
      tester.expectNotSee("Larger")
    }
  }

  @Test func `a wrong log, lines out of order, and no lines`() async throws {
    try await expectNoticed(
      "- entered send", "the log lacks: started order", "the log lacks: enter",
      "no lines are expected", "this never came: called send"
    ) {
      let tester = try await order()
      tester.expectLog(["entered send"])
      tester.expectLog(containing: ["entered ask", "started order"])
      tester.expectLog(containing: ["enter"])
      tester.expectLog(containing: [])
      tester.expectByTheEnd("called send")
    }
  }

  @Test func `another outcome, result or message, and none yet`() async throws {
    try await expectNoticed(
      "the journey has no outcome", "the outcome differs", "the outcome differs",
      "the outcome differs"
    ) {
      let tester = try await order(["order.send": [.answer("sent", ["number": 1])]])
      tester.expectOutcome("sent", result: ["number": 1])
      await tester.choose("Small")
      await tester.press("Continue")
      tester.expectOutcome("failed", result: ["number": 1])
      tester.expectOutcome("sent", result: ["number": 2])
      tester.expectOutcome("sent", result: ["number": 1], message: "Order 2")
    }
  }

  @Test func `stubs that are left over, run out, or get other input`() async throws {
    try await expectNoticed("1 answer of order.send was never asked for") {
      let tester = try await order(["order.send": [.answer("sent", ["number": 1])]])
      tester.expect(at: "ask")
    }
    try await expectNoticed(
      #"order.send is called with {"size":"s","name":""}; expected {"size":"l"}"#,
      "order.send is called once more than its stub answers"
    ) {
      let tester = try await JourneyTesterTests.order([
        "order.send": [
          StubCall([], .answer(.failed("no line")), input: ["size": "l"])
        ]
      ])
      await tester.choose("Small")
      await tester.press("Continue")
      tester.expectOutcome(
        "failed", result: ["reason": "the stub of order.send has no answer left"])
    }
  }

  @Test func `stubs of services that there are not, and answers that cannot be`() async throws {
    try await expectNoticed(
      #"what order.send says with "sent" does not fit"#,
      #"no service is named "order.sent"; did you mean "order.send"?"#, "was never asked for",
      "was never asked for"
    ) {
      let tester = try await order([
        "order.send": [.answer("sent", ["number": "one"])], "order.sent": [.failed("no")],
      ])
      tester.expect(at: "ask")
    }
    try await expectNoticed(
      #"order.send never says "snt"; did you mean "sent"?"#, "never asked for"
    ) {
      let tester = try await order(["order.send": [.answer("snt")]])
      tester.expect(at: "ask")
    }
  }

  @Test func `a screen that somebody keeps`() async throws {
    try await expectNoticed(
      #"the screen of "ask" is still held by somebody"#, "something is still alive: 1 stores"
    ) {
      let tester = try await order()
      let kept = tester.run.presentation
      await tester.expectNothingAlive()
      _ = kept?.step
    }
  }

  @Test func `no expectation at all, and use after the end`() async throws {
    try await expectNoticed("never asked to expect anything") { _ = try await order() }
    try await expectNoticed(
      "finished already", "finished already", "finished already", "finished already",
      "finished already", "finished already", "finished already", "finished already",
      "finished already", "finished already", "finished already", "finished already"
    ) {
      let tester = try await order()
      tester.expect(at: "ask")
      tester.finish()
      tester.expect(at: "ask")
      tester.expectState(1)
      tester.expectScreen("")
      tester.expectSee("")
      tester.expectNotSee("x")
      tester.expectLog([])
      tester.expectLog(containing: ["x"])
      tester.expectByTheEnd("x")
      tester.expectOutcome("sent")
      await tester.press("Continue")
      await tester.send(1)
      await tester.advance(by: .seconds(1))
    }
  }
}
