import Lariat
import LariatFlows
import Testing

/// The examples on reference pages can be used as they are.
@Suite struct ExampleStepTests {
  static let catalogue = Result { try Shipped.catalogue() }
  static let screens = (try? catalogue.get().screens.keys.sorted()) ?? []
  static let services = (try? catalogue.get().services.keys.sorted()) ?? []

  static func flow(ofScreen name: ScreenName) throws -> String {
    let catalogue = try catalogue.get()
    let example = ExampleStep(try #require(catalogue.screens[name]), in: catalogue)
    return Value.object(example.flow("example", catalogue: catalogue)).layout()
  }

  static func flow(ofService name: ServiceName) throws -> String {
    let catalogue = try catalogue.get()
    let example = ExampleStep(try #require(catalogue.services[name]), in: catalogue)
    return Value.object(example.flow("example", catalogue: catalogue)).layout()
  }

  @Test(arguments: screens)
  func `links for every screen`(name: ScreenName) throws {
    try expectLinked(try Self.flow(ofScreen: name))
  }

  @Test(arguments: services)
  func `links for every service`(name: ServiceName) throws {
    try expectLinked(try Self.flow(ofService: name))
  }

  @Test func `reads well`() throws {
    let catalogue = try Self.catalogue.get()
    let picker = ExampleStep(try #require(catalogue.screens["picker"]), in: catalogue)
    #expect(
      picker.text == """
        "picker": {
          "screen": "picker",
          "with": { "title": "title", "of": "document-format" },
          "on": {
            "chosen": {
              "end": "chosen",
              "with": { "value": "${output.value}", "label": "${output.label}" }
            },
            "cancelled": { "end": "cancelled" }
          }
        }

        """)
  }

  private func expectLinked(_ text: String) throws {
    let library = FlowLibrary(texts: ["example": text])
    let (flows, findings) = FlowLoader(library: library, catalogue: try Self.catalogue.get())
      .load("example")
    #expect(findings.map(\.description) == [], "\(text)")
    #expect(flows["example"] != nil)
  }
}
