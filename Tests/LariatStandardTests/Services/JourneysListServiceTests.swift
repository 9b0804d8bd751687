import Lariat
import LariatFlows
import LariatStandard
import Testing

@Suite struct JourneysListServiceTests {
  @Test func `lists journeys for flows and for pickers, but none that is hidden`() async throws {
    let service = ServiceHarness(
      JourneysListService {
        [
          JourneySummary(name: "export", title: "Export a document", group: "Documents"),
          JourneySummary(name: "pin", title: "Ask for a PIN", isHidden: true),
          JourneySummary(name: "login", title: "Sign in"),
        ]
      })
    #expect(
      try await service.answer()
        == #"found {"journeys":[{"name":"export","title":"Export a document","#
        + #""group":"Documents"},{"name":"login","title":"Sign in","group":""}],"#
        + #""options":[{"value":"export","label":"Export a document","detail":"Documents"},"#
        + #"{"value":"login","label":"Sign in","detail":""}]}"#)
  }
}
