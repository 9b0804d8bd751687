import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct ProgressScreenTests {
  @Test func `shows how far a service is and keeps its last words`() throws {
    let screen = try ScreenHarness<ProgressScreen>(["title": "Writing", "message": "Starting"])
    let first = screen.outline
    screen.store.send(.progressed(Progress(fraction: 0.4, message: "Chapter 2")))
    screen.store.send(.progressed(Progress(fraction: 0.6)))
    #expect(
      [first, screen.outline] == [
        """
        title "Writing"
        progress "Starting" = unknown
        button "Cancel" cancel
        """,
        """
        title "Writing"
        progress "Chapter 2" = 60%
        button "Cancel" cancel
        """,
      ])
  }

  @Test func `says that the person wants to leave, and that it is stopping`() throws {
    let screen = try ScreenHarness<ProgressScreen>(["title": "Writing"])
    try screen.press("Cancel")
    #expect(screen.outputs == ["cancelled {}"])
    #expect(
      screen.outline == """
        title "Writing"
        progress "Stopping" = unknown
        button "Cancel" cancel
        """)
  }
}
