import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct DetailScreenTests {
  @Test func `shows pairs, words and what can be done`() throws {
    let detail = try ScreenHarness<DetailScreen>([
      "title": "Oslo", "text": "Seen from the fjord.",
      "pairs": [
        ["label": "Height", "value": 23], ["label": "Coast", "value": true],
        ["label": "Names", "value": ["Oslo", "Christiania"]],
      ],
      "actions": [
        ["value": "save", "label": "Save", "detail": "keeps it at hand"],
        ["value": "share", "label": "Share"],
      ],
    ])
    #expect(
      detail.outline == """
        title "Oslo"
        labeled content "Height"
          text "23"
        labeled content "Coast"
          text "true"
        labeled content "Names"
          text "["Oslo","Christiania"]"
        text "Seen from the fjord."
        horizontal
          button "Save" default hint "keeps it at hand"
          button "Share"
          button "Done" cancel
        """)
    try detail.press("Share")
    try detail.press("Done")
    #expect(detail.outputs == [#"chosen {"value":"share","label":"Share"}"#, "done {}"])
  }

  @Test func `is left by Enter where nothing can be done`() throws {
    let detail = try ScreenHarness<DetailScreen>(["title": "Oslo"])
    #expect(
      detail.outline == """
        title "Oslo"
        horizontal
          button "Done" default
        """)
  }

  @Test func `says only actions that it offers`() throws {
    let detail = try ScreenHarness<DetailScreen>(["title": "Oslo"])
    detail.store.send(.actionTapped("save"))
    #expect(detail.outputs == [])
  }

  @Test(
    arguments: [
      (["actions": [["value": "save"]]], [], "(save)"), ([:], [], nil),
      (["actions": []], [], nil), ([:], ["actions"], "string"),
    ] as [(Object, Set<String>, String?)])
  func `has the actions that are literal as the type of the one chosen`(
    literals: Object, variables: Set<String>, type: String?
  ) {
    let shape = shape(DetailScreen.self, literals, variables: variables)
    let chosen = shape.outputs.first { $0.name == "chosen" }
    #expect(chosen?.payload[0].type.reference == type)
  }
}
