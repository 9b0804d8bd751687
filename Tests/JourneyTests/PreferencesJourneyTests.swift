import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

@MainActor
@Suite struct PreferencesJourneyTests {
  private static func found(_ value: String, _ revision: Int) -> StubCall {
    .answer(
      "found", ["value": .string(value), "text": .string(value), "revision": .integer(revision)])
  }

  private func tester(
    read: [StubCall] = [found("epub", 3)], update: [StubCall] = []
  ) async throws -> JourneyTester {
    var stubs: [ServiceName: [StubCall]] = ["settings.read": read]
    if !update.isEmpty { stubs["settings.update"] = update }
    return try await JourneyTester(shipped: "preferences", stubs: stubs)
  }

  @Test func `loads, lets pick, and saves against the revision that was loaded`() async throws {
    let tester = try await tester(update: [.answer("updated", ["revision": 4])])
    tester.expectScreen(
      """
      title "Export documents as"
      text "Offered first whenever a document is exported."
      picker "Export documents as" = epub
        * EPUB (For readers, tablets and phones)
        - HTML (One page for any browser)
        - PDF (Pages to print and to pass on)
      horizontal
        button "Continue" default
        button "Cancel" cancel
      """)
    await tester.choose("HTML")
    await tester.press("Continue")
    tester.expectOutcome(
      "saved", result: ["format": "html", "label": "HTML"],
      message: "Exports offer HTML first from now on.")
    tester.expectLog([
      "started preferences {}",
      #"called load settings.read {"key":"document-format"}"#,
      #"answered load found {"value":"epub","text":"epub","revision":3}"#,
      "transition load go pick",
      #"entered pick {"title":"Export documents as","#
        + #""text":"Offered first whenever a document is exported.","#
        + #""of":"document-format","selected":"epub"}"#,
      "action pick highlighted(html)",
      "action pick continueTapped",
      #"output pick chosen {"value":"html","label":"HTML"}"#,
      "transition pick go save",
      #"called save settings.update {"key":"document-format","value":"html","revision":3}"#,
      #"answered save updated {"revision":4}"#,
      "transition save end saved",
      #"ended saved success {"format":"html","label":"HTML"}"#,
    ])
    await tester.expectNothingAlive()
  }

  @Test func `expects that there is none yet where none was found`() async throws {
    let tester = try await tester(
      read: [.answer("absent")],
      update: [
        .answer(
          "updated", ["revision": 1],
          input: ["key": "document-format", "value": "epub", "revision": 0])
      ])
    await tester.choose("EPUB")
    await tester.press("Continue")
    tester.expectOutcome("saved", result: ["format": "epub", "label": "EPUB"])
  }

  @Test func `says that nothing has changed`() async throws {
    let tester = try await tester(update: [.answer("unchanged", ["revision": 3])])
    await tester.press("Continue")
    tester.expectOutcome(
      "unchanged", result: ["format": "epub", "label": "EPUB"],
      message: "Exports offer EPUB first, as before.")
  }

  @Test func `shows what is there after a conflict, and loads again`() async throws {
    let conflict = StubCall.answer("conflict", ["value": "html", "text": "html", "revision": 4])
    let tester = try await tester(
      read: [Self.found("epub", 3), Self.found("html", 4)],
      update: [
        conflict,
        .answer(
          "updated", ["revision": 5],
          input: ["key": "document-format", "value": "epub", "revision": 4]),
      ])
    await tester.press("Continue")
    tester.expectScreen(
      """
      title "Changed elsewhere"
      warning "It is now: html. Your choice was not saved."
      button "Choose again" default
      """)
    await tester.press("Choose again")
    tester.expect(at: "pick")
    await tester.choose("EPUB")
    await tester.press("Continue")
    tester.expectOutcome("saved", result: ["format": "epub", "label": "EPUB"])
  }

  @Test func `changes nothing when the person leaves`() async throws {
    let tester = try await tester()
    await tester.dismiss()
    tester.expectOutcome("cancelled", message: "Nothing was changed.")
  }

  @Test func `asks again when the saving is left`() async throws {
    let tester = try await tester(update: [.held()])
    await tester.choose("HTML")
    await tester.press("Continue")
    await tester.press("Cancel")
    tester.expect(at: "pick")
    tester.expectSee("Nothing was saved.")
    tester.expectLog(containing: ["answered save cancelled {}", "transition save go pick"])
    await tester.expectNothingAlive()
  }

  @Test func `tells why it failed`() async throws {
    let unread = try await tester(read: [.failed("the settings are corrupt")])
    unread.expectOutcome(
      "failed", result: ["reason": "the settings are corrupt"], message: "the settings are corrupt")
    let unsaved = try await tester(update: [.failed("the disk is full")])
    await unsaved.press("Continue")
    unsaved.expectOutcome(
      "failed", result: ["reason": "the disk is full"], message: "the disk is full")
  }

  @Test func `keeps what was picked, and export offers it`() async throws {
    let tester = try await JourneyTester(shipped: "preferences")
    await tester.choose("HTML")
    await tester.press("Continue")
    tester.expectOutcome("saved", result: ["format": "html", "label": "HTML"])
    let export = try tester.dispatcher.start("export")
    await export.settle()
    let picker = try #require(export.presentation?.screen.stateValue as? PickerScreen.State)
    #expect(picker.highlighted == "html")
  }
}
