import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct MessageScreenTests {
  @Test(arguments: [
    ("plain", "text"), ("success", "success"), ("warning", "warning"), ("error", "error"),
  ])
  func `shows its words in the style of their tone`(tone: String, style: String) throws {
    let message = try ScreenHarness<MessageScreen>([
      "title": "Changed elsewhere", "text": "It is now html.", "tone": .string(tone),
    ])
    #expect(
      message.outline == """
        title "Changed elsewhere"
        \(style) "It is now html."
        button "Done" default
        """)
    try message.press("Done")
    #expect(message.outputs == ["done {}"])
    #expect(MessageScreen.dismissal == .doneTapped)
  }
}
