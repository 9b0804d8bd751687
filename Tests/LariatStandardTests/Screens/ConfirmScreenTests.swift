import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct ConfirmScreenTests {
  @Test func `asks a question with two answers, of which Enter gives the first`() throws {
    let confirm = try ScreenHarness<ConfirmScreen>(["title": "Go on?"])
    #expect(
      confirm.outline == """
        title "Go on?"
        horizontal
          button "Continue" default
          button "Cancel" cancel
        """)
    try confirm.press("Continue")
    try confirm.press("Cancel")
    #expect(confirm.outputs == ["confirmed {}", "cancelled {}"])
    #expect(ConfirmScreen.dismissal == .cancelTapped)
  }

  @Test func `has no answer by Enter where agreeing destroys something`() throws {
    let confirm = try ScreenHarness<ConfirmScreen>([
      "title": "Overwrite?", "message": "guide.epub is there already.", "confirm": "Overwrite",
      "cancel": "Keep it", "destructive": true,
    ])
    #expect(
      confirm.outline == """
        title "Overwrite?"
        text "guide.epub is there already."
        horizontal
          button "Overwrite" destructive
          button "Keep it" cancel
        """)
  }
}
