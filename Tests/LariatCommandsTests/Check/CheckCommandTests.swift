import LariatCommands
import Testing

@MainActor
struct CheckCommandTests {
  nonisolated static let good = """
    { "lariat": 1, "journey": "good", "outcomes": { "done": { "status": "success" },
        "left": { "status": "cancelled" } },
      "start": "ask",
      "steps": { "ask": { "screen": "word", "with": { "label": "Word" },
        "on": { "given": { "end": "done" }, "left": { "end": "left" } } } } }
    """
  nonisolated static let bad = good.replacing("\"good\"", with: "\"bad\"")
    .replacing("\"screen\": \"word\"", with: "\"screen\": \"wrod\"")
    .replacing("\"start\": \"ask\"", with: "\"start\": \"aks\"")
  nonisolated static let badFindings = """
    Flows/bad.json:3:12: error: no step is named "aks"; did you mean "ask"? [unknown-step]
    Flows/bad.json:4:33: error: no screen is named "wrod"; did you mean "word"? [unknown-screen]

    """

  @Test func `a project without fault says so`() async throws {
    let desk = try Desk(flows: ["good.json": Self.good])
    #expect(await desk.lariat(["check"]) == .success)
    #expect(desk.results == "2 files, nothing found\n")
    #expect(desk.messages == "")
  }

  @Test func `all findings of all files come in one run, unreadable files among them`() async throws
  {
    let desk = try Desk(
      flows: ["good.json": Self.good, "bad.json": Self.bad, "cut.json": "{ \"lariat\": 1,"])
    #expect(await desk.lariat(["check"]) == .badInput)
    #expect(
      desk.results == Self.badFindings
        + """
        Flows/cut.json:1:15: error: expected a key in double quotes, found the end of the file [json-syntax]
        3 errors in 4 files

        """)
  }

  @Test func `a fault of the configuration hides no fault of a flow file`() async throws {
    let desk = try Desk(flows: ["bad.json": Self.bad], configuration: "{ \"titel\": \"Desk\" }")
    #expect(await desk.lariat(["check"]) == .badInput)
    #expect(
      desk.results == """
        Config/shell.json:1:3: error: the configuration has no key "titel"; did you mean "title"? [unknown-key]
        Flows/bad.json:3:12: error: no step is named "aks"; did you mean "ask"? [unknown-step]
        2 errors in 2 files

        """)
  }

  @Test(arguments: [
    (["check", "Flows/good.json"], "1 file, nothing found\n"),
    (["check", "Flows", "Flows/good.json"], badFindings + "2 errors in 2 files\n"),
    (["check", "Config/shell.json"], "1 file, nothing found\n"),
    (["check", "."], badFindings + "2 errors in 3 files\n"),
  ])
  func `paths choose what is checked`(arguments: [String], results: String) async throws {
    let desk = try Desk(flows: ["good.json": Self.good, "bad.json": Self.bad])
    _ = await desk.lariat(arguments)
    #expect(desk.results == results)
  }

  @Test func `a path that leads nowhere is bad usage`() async throws {
    let desk = try Desk(flows: [:])
    #expect(await desk.lariat(["check", "Flows/none.json"]) == .badUsage)
    #expect(
      desk.messages == "lariat: there is no file or folder \"Flows/none.json\"; mend the path\n")
  }
}
