import FoundationEssentials
import LariatCommands
import Testing

@MainActor
struct CheckFixTests {
  /// Two names that are wrong at first, and one that only shows once the screen is known.
  nonisolated static let flow = """
    { "lariat": 1, "journey": "tell",
      "outcomes": { "done":   { "status": "success" }, "left": { "status": "canceled" } },
      "start": "aks",
      "steps": {
        "ask": { "screen": "wrod",   "with": { "lable": "Wörd" },
          "on": { "givn": { "end": "done" }, "left": { "end": "left" } } } } }
    """
  nonisolated static let mended = """
    { "lariat": 1, "journey": "tell",
      "outcomes": { "done":   { "status": "success" }, "left": { "status": "cancelled" } },
      "start": "ask",
      "steps": {
        "ask": { "screen": "word",   "with": { "label": "Wörd" },
          "on": { "given": { "end": "done" }, "left": { "end": "left" } } } } }
    """

  @Test func `near misses and byte order marks are mended, all else stays as it is`() async throws {
    let desk = try Desk(flows: ["tell.json": "\u{FEFF}" + Self.flow])
    let file = "\(desk.folder)/Flows/tell.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(await desk.lariat(["check", "--fix"]) == .success)
    #expect(desk.results == "2 files, nothing found\n")
    #expect(desk.messages == "mended Flows/tell.json\n")
    #expect(desk.text(of: "Flows/tell.json") == Self.mended)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode.map { "\($0)" } == "\(0o640)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(desk.folder)/Flows") == ["tell.json"])
  }

  @Test func `a dry run shows the changes and writes nothing`() async throws {
    let desk = try Desk(flows: ["tell.json": Self.flow])
    #expect(await desk.lariat(["check", "--fix", "--dry-run"]) == .success)
    #expect(desk.text(of: "Flows/tell.json") == Self.flow)
    #expect(
      desk.results == """
        --- Flows/tell.json
        +++ Flows/tell.json
        @@ -1,6 +1,6 @@
         { "lariat": 1, "journey": "tell",
        -  "outcomes": { "done":   { "status": "success" }, "left": { "status": "canceled" } },
        -  "start": "aks",
        +  "outcomes": { "done":   { "status": "success" }, "left": { "status": "cancelled" } },
        +  "start": "ask",
           "steps": {
        -    "ask": { "screen": "wrod",   "with": { "lable": "Wörd" },
        -      "on": { "givn": { "end": "done" }, "left": { "end": "left" } } } } }
        \\ No newline at end of file
        +    "ask": { "screen": "word",   "with": { "label": "Wörd" },
        +      "on": { "given": { "end": "done" }, "left": { "end": "left" } } } } }
        \\ No newline at end of file
        2 files, nothing found

        """)
  }

  @Test func `what has no near name is left, and counts`() async throws {
    let flow = CheckCommandTests.good.replacing("\"ask\",", with: "\"elsewhere\",")
    let desk = try Desk(flows: ["good.json": flow])
    #expect(await desk.lariat(["check", "--fix"]) == .badInput)
    #expect(desk.text(of: "Flows/good.json") == flow)
    #expect(
      desk.results == """
        Flows/good.json:3:12: error: no step is named "elsewhere"; add it under "steps" [unknown-step]
        1 error in 2 files

        """)
    #expect(desk.messages == "")
  }

  @Test func `a rename that would make two equal keys is left out`() async throws {
    let flow = CheckCommandTests.good
      .replacing("\"lariat\": 1", with: "\"lariat\": 1, \"title\": \"A\", \"titel\": \"B\"")
    let desk = try Desk(flows: ["good.json": flow])
    #expect(await desk.lariat(["check", "--fix"]) == .badInput)
    #expect(desk.text(of: "Flows/good.json") == flow)
  }

  @Test func `the configuration is mended as flows are`() async throws {
    let desk = try Desk(
      flows: ["good.json": CheckCommandTests.good], configuration: "{ \"titel\":\"Desk\" }\n")
    #expect(await desk.lariat(["check", "--fix"]) == .success)
    #expect(desk.text(of: "Config/shell.json") == "{ \"title\":\"Desk\" }\n")
    #expect(desk.results == "2 files, nothing found\n")
  }

  @Test func `a link stays a link, and what it leads to is mended`() async throws {
    let desk = try Desk(flows: [:])
    try desk.write(Self.flow, to: "deep/tell.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(desk.folder)/Flows/tell.json", withDestinationPath: "../deep/tell.json")
    #expect(await desk.lariat(["check", "--fix"]) == .success)
    #expect(desk.text(of: "deep/tell.json") == Self.mended)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(desk.folder)/Flows/tell.json")
        == "../deep/tell.json")
  }

  @Test(arguments: [
    (["check", "--dry-run"], "--dry-run goes with --fix; write --fix --dry-run"),
    (["check", "--fix", "--why", "a:1"], "--why and --fix do not go together; leave one out"),
  ])
  func `options that make no sense are refused`(arguments: [String], message: String) async throws {
    let desk = try Desk(flows: ["tell.json": Self.flow])
    #expect(await desk.lariat(arguments) == .badUsage)
    #expect(desk.messages == "lariat: \(message)\n")
    #expect(desk.text(of: "Flows/tell.json") == Self.flow)
  }
}
