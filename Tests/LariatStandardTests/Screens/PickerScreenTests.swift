import Lariat
import LariatFlows
import LariatStandard
import Testing

@MainActor
@Suite struct PickerScreenTests {
  private func picker(_ more: Object = [:]) throws -> ScreenHarness<PickerScreen> {
    let input: Object = ["title": "Export as", "of": "document-format"]
    return try ScreenHarness(input.merging(more))
  }

  @Test func `lists the values of a named type and highlights the one it was given`() throws {
    #expect(
      try picker(["selected": "html"]).outline == """
        title "Export as"
        picker "Export as" = html
          - EPUB (For readers, tablets and phones)
          * HTML (One page for any browser)
        horizontal
          button "Continue" default
          button "Cancel" cancel
        """)
  }

  @Test(arguments: [nil, "pdf", 3] as [Value?])
  func `highlights nothing where the given value is not offered`(selected: Value?) throws {
    #expect(try picker(selected.map { ["selected": $0] } ?? [:]).store.state.highlighted == nil)
  }

  @Test func `explains why it does not go on with nothing chosen, until something is`() throws {
    let picker = try picker()
    try picker.press("Continue")
    #expect(picker.outputs == [])
    #expect(picker.errors == ["Export as": "Choose one to go on."])
    try picker.choose("EPUB", in: "Export as")
    #expect(picker.errors == [:])
    try picker.press("Continue")
    #expect(picker.outputs == [#"chosen {"value":"epub","label":"EPUB"}"#])
  }

  @Test func `says that the person left, by the button and by Esc alike`() throws {
    let picker = try picker()
    try picker.press("Cancel")
    picker.store.send(try #require(PickerScreen.dismissal))
    #expect(picker.outputs == ["cancelled {}", "cancelled {}"])
  }

  @Test func `keeps options of one value apart`() throws {
    let picker = try ScreenHarness<PickerScreen>([
      "title": "Size",
      "options": [
        ["value": "s", "label": "Small"], ["value": "s", "label": "Little"], ["value": "l"],
      ],
    ])
    try picker.choose("Little", in: "Size")
    #expect(
      picker.outline == """
        title "Size"
        picker "Size" = s (2)
          - Small
          * Little
          - l
        horizontal
          button "Continue" default
          button "Cancel" cancel
        """)
    try picker.press("Continue")
    #expect(picker.outputs == [#"chosen {"value":"s","label":"Little"}"#])
  }

  @Test func `says that there is nothing to choose from, and offers only the way out`() throws {
    let picker = try ScreenHarness<PickerScreen>(["title": "Size", "text": "All sold."])
    #expect(
      picker.outline == """
        title "Size"
        text "All sold."
        secondary "There is nothing to choose from."
        horizontal
          button "Cancel" cancel
        """)
  }

  @Test func `ignores a highlight of something that is not offered`() throws {
    let picker = try picker(["selected": "epub"])
    picker.store.send(.highlighted("pdf"))
    #expect(picker.store.state.highlighted == "epub")
  }

  @Test func `gives the type of what it offers to what was chosen and to what is selected`() {
    let literal = shape(
      PickerScreen.self, ["title": "Size", "options": [["value": "s"]], "selected": "s"])
    let sizes = ValueType.choice(ChoiceType(choices: [Choice("s")]))
    #expect(literal.outputs[0].payload[0].type == sizes)
    #expect(literal.inputs[named: "selected"]?.type == sizes)
    let named = shape(PickerScreen.self, ["of": "document-format"])
    #expect(named.outputs[0].payload[0].type.reference == "document-format (epub | html)")
    #expect(named.inputs[named: "selected"]?.type == .any)
  }

  @Test func `gives no narrower type where options come by a reference`() {
    let open = shape(PickerScreen.self, ["of": "document-format"], variables: ["options"])
    #expect(open.outputs[0].payload[0].type == .string())
  }
}
