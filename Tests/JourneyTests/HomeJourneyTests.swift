import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

@MainActor
@Suite struct HomeJourneyTests {
  @Test func `picks a journey, runs it, and comes home with what it said`() async throws {
    let tester = try await JourneyTester(
      shipped: "home", stubs: ["settings.read": [.answer("absent")]])
    tester.expect(at: "menu")
    await tester.choose("Preferences")
    await tester.press("Continue")
    tester.expect(at: "preferences/pick")
    await tester.press("Cancel")
    tester.expect(at: "menu")
    tester.expectLog(containing: [
      #"output menu chosen {"value":"preferences","label":"Preferences"}"#,
      #"entered run {}"#,
      "started preferences {}",
      "ended cancelled cancelled {}",
      #"output run finished {"journey":"preferences","outcome":"cancelled","status":"cancelled","#
        + #""message":"Nothing was changed."}"#,
      "transition run go menu",
      #"notice "Nothing was changed.""#,
    ])
    await tester.dismiss()
    tester.expectOutcome("left")
    await tester.expectNothingAlive()
  }

  @Test func `a journey that cannot be started is told at the menu`() async throws {
    let home = try Shipped.text(of: "home")
    let tester = try await JourneyTester(
      "home", plugins: [StandardPlugin()],
      flows: FlowLibrary(texts: [
        "home": home,
        "broken": #"""
        { "lariat": 1, "journey": "broken", "outcomes": { "done": { "status": "success" } },
          "start": "one", "steps": { "one": { "screen": "nowhere", "on": { "x": { "end": "done" } } } } }
        """#,
      ]))
    await tester.choose("broken")
    await tester.press("Continue")
    tester.expect(at: "menu")
    tester.expectLog(containing: ["transition run go menu"])
    await tester.press("Cancel")
    tester.expectOutcome("left")
  }
}
