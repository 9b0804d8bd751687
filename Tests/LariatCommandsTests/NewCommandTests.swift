import LariatCommands
import LariatStandard
import Testing

@MainActor
struct NewCommandTests {
  @Test func `writes a journey that links and a scenario that passes`() async throws {
    let desk = try Desk(flows: [:])
    #expect(await desk.lariat(["new", "book-a-trip"], plugins: [StandardPlugin()]) == .success)
    #expect(
      desk.results == """
        Wrote Flows/book-a-trip.json
        Wrote Tests/Scenarios/book-a-trip.json

        lariat book-a-trip runs it.
        lariat book-a-trip --answers Tests/Scenarios/book-a-trip.json plays its scenario.

        """)
    #expect(desk.text(of: "Flows/book-a-trip.json")?.contains("\"Book a trip\"") == true)
    let words = ["book-a-trip", "--answers", "Tests/Scenarios/book-a-trip.json"]
    #expect(await desk.lariat(words, plugins: [StandardPlugin()]) == .success)
    #expect(desk.results == "Done.\n")
  }

  @Test func `needs no screen where the plugins have others than those that ship`() async throws {
    let desk = try Desk(flows: [:])
    #expect(await desk.lariat(["new", "plain"]) == .success)
    #expect(
      await desk.lariat(["plain", "--answers", "Tests/Scenarios/plain.json"]) == .success)
    #expect(desk.results == "Done.\n")
  }

  @Test func `copies a journey under a new name with its scenarios`() async throws {
    let desk = try desk()
    #expect(await desk.lariat(["new", "say", "--from", "hello"]) == .success)
    #expect(
      desk.text(of: "Flows/say.json") == """
        { "lariat": 1, "journey": "say", "title": "Say",
          "outcomes": { "given": { "status": "success", "message": "hello" }, "left": { "status": "cancelled" } },
          "start": "hello",
          "steps": { "hello": { "screen": "word", "with": { "label": "hello" },
            "on": { "given": { "end": "given" }, "left": { "end": "left" } } } } }
        """)
    #expect(desk.text(of: "Tests/Scenarios/say-left.json") == Self.scenario("say"))
    #expect(desk.text(of: "Tests/Scenarios/say-other.json") == nil)
    let words = ["say", "--answers", "Tests/Scenarios/say-left.json"]
    #expect(await desk.lariat(words) == .success)
  }

  @Test(arguments: [
    (["new"], "one journey's name is needed; write lariat new JOURNEY"),
    (["new", "hello"], "there is a journey \"hello\" already; choose another name"),
    (
      ["new", "hi"],
      "there is a journey \"hi\" already: hello is also known by that name; choose another name"
    ),
    (["new", "run"], "\"run\" is a command of lariat; choose another name"),
    (
      ["new", "../x"],
      "\"../x\" is no good name for a journey; names consist of letters, digits, - and _, and do "
        + "not begin with -"
    ),
    (["new", "x", "--from", "helo"], "no journey is named \"helo\"; did you mean \"hello\"?"),
    (
      ["new", "y"],
      "Tests/Scenarios/y.json is there already; choose another name, or move it away"
    ),
  ])
  func `refuses`(words: [String], message: String) async throws {
    let desk = try desk()
    #expect(await desk.lariat(words) == .badUsage)
    #expect(desk.messages == "lariat: \(message)\n")
    #expect(desk.text(of: "Flows/x.json") == nil)
    #expect(desk.text(of: "Flows/y.json") == nil)
  }

  private func desk() throws -> Desk {
    let flow = """
      { "lariat": 1, "journey": "hello", "title": "Hello", "also": ["hi"],
        "outcomes": { "given": { "status": "success", "message": "hello" }, "left": { "status": "cancelled" } },
        "start": "hello",
        "steps": { "hello": { "screen": "word", "with": { "label": "hello" },
          "on": { "given": { "end": "given" }, "left": { "end": "left" } } } } }
      """
    let desk = try Desk(flows: ["hello.json": flow])
    try desk.makeFolder("Tests/Scenarios")
    try desk.write(Self.scenario("hello"), to: "Tests/Scenarios/hello-left.json")
    try desk.write(Self.scenario("another"), to: "Tests/Scenarios/other.json")
    try desk.write("{}", to: "Tests/Scenarios/y.json")
    return desk
  }

  private static func scenario(_ journey: String) -> String {
    """
    { "journey": "\(journey)", "steps": [
        { "at": "hello", "do": [{ "type": "word", "into": "hello" }, { "press": "Continue" }] }
      ], "outcome": "given" }
    """
  }
}
