import Lariat
import LariatFlows
import LariatTesting
import Testing

/// What the tester does when all is well.
@MainActor
struct JourneyTesterTests {
  static func order(
    _ stubs: [ServiceName: [StubCall]] = [:], skipsWaiting: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JourneyTester {
    try await JourneyTester(
      "order", plugins: [OrderPlugin()], flows: .order, stubs: stubs, skipsWaiting: skipsWaiting,
      secrets: ["code": "canary"], sourceLocation: sourceLocation)
  }

  @Test func `walks by label with the real services`() async throws {
    let tester = try await Self.order()
    tester.expect(at: "ask")
    await tester.choose("large")
    await tester.type("Ada", into: "Name")
    await tester.press("Ask the price")
    tester.expectSee("It costs 3")
    await tester.toggle("Gift")
    await tester.toggle("Card")
    await tester.perform(.type(.secret("code"), into: "Code"))
    tester.expectState(
      OrderScreen.State(
        title: "Your order", size: "l", name: "Ada", code: Secret("canary"), isGift: true,
        extras: ["Card"], price: 3))
    await tester.press("Cont")
    tester.expectOutcome("sent", result: ["number": 7], message: "Order 7")
    tester.expectLog([
      #"started order {"title":"Your order"}"#,
      #"entered ask {"title":"Your order"}"#,
      #"action ask sizeChosen(Optional("l"))"#,
      #"action ask nameEdited("Ada")"#,
      "action ask priceAsked",
      "action ask giftToggled(true)",
      #"action ask extrasChosen(Set(["Card"]))"#,
      "action ask codeEdited(••••)",
      "action ask continued",
      #"output ask ordered {"size":"l","name":"Ada"}"#,
      "transition ask go send",
      #"called send order.send {"size":"l","name":"Ada"}"#,
      #"answered send sent {"number":7}"#,
      "transition send end sent",
      #"ended sent success {"number":7}"#,
    ])
    await tester.expectNothingAlive()
  }

  @Test func `shows the whole screen as text`() async throws {
    let tester = try await Self.order()
    await tester.choose("Small")
    tester.expectScreen(
      """
      title "Your order"
      picker "Size" = s
        * Small
        - Medium
        - Large
        - Larger still
      text field "Name" = ""
      text field "File" = "" path
      secure field "Code" = ""
      toggle "Gift" = off
      multi-picker "Extras" = {}
        - Ribbon
        - Card
      button "Ask the price"
      button "Continue" default
      button "Cancel" cancel
      """)
  }

  @Test func `a held service is shown until the person leaves`() async throws {
    let tester = try await Self.order(
      ["order.send": [.held(progress: [Progress(fraction: 0.5, message: "half")])]],
      skipsWaiting: false)
    await tester.send(OrderScreen.Action.sizeChosen("m"))
    await tester.send(OrderScreen.Action.continued)
    tester.expect(at: "send")
    tester.expectSee("50 % half")
    await tester.press("Stop")
    tester.expect(at: "order/ask")
    tester.expectSee("Nothing was sent.")
    await tester.dismiss()
    tester.expectOutcome("cancelled")
    await tester.expectNothingAlive()
  }

  @Test func `time passes only by hand where it is not skipped`() async throws {
    let tester = try await Self.order(
      ["order.send": [.failed("no line"), .answer("sent", ["number": 9], after: .seconds(2))]],
      skipsWaiting: false)
    await tester.choose("Medium")
    await tester.press("Continue")
    await tester.advance(by: .seconds(5))
    tester.expect(at: "send")
    await tester.advance(by: .seconds(1))
    tester.expect(at: "send")
    await tester.advance(by: .seconds(1))
    tester.expectOutcome("sent", result: ["number": 9])
    await tester.expectNothingAlive()
  }

  @Test func `time that nobody moves is skipped`() async throws {
    let tester = try await Self.order([
      "order.send": [.failed("no line"), .answer("sent", ["number": 9], after: .seconds(20))]
    ])
    tester.expectByTheEnd("called send")
    await tester.choose("Medium")
    await tester.press("Continue")
    tester.expectOutcome("sent", result: ["number": 9])
  }

  @Test func `a service that is too slow runs into its timeout`() async throws {
    let tester = try await Self.order([
      "order.send": [.answer("sent", ["number": 9], after: .seconds(60))]
    ])
    await tester.choose("Medium")
    await tester.press("Continue")
    tester.expectOutcome("late")
    tester.expectLog(containing: ["called send", "answered send timedOut", "ended late"])
    await tester.expectNothingAlive()
  }
}
