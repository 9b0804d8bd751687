import LariatCommands
import Testing

@MainActor
struct RunCommandTests {
  static let greet = """
    { "lariat": 1, "journey": "greet", "title": "Greet somebody", "group": "Words",
      "input": {
        "name": { "type": "string", "argument": true, "default": "you", "description": "Who" },
        "tone": { "type": "string", "enum": ["warm", "cool"], "default": "warm", "description": "How" },
        "times": { "type": "integer", "minimum": 1, "maximum": 9, "default": 1, "description": "Often" },
        "loud": { "type": "boolean", "default": false, "description": "With an exclamation mark" }
      },
      "outcomes": {
        "greeted": { "status": "success", "result": { "text": "string" }, "message": "${result.text}" },
        "refused": { "status": "failure", "message": "Nobody is called so." },
        "left": { "status": "cancelled" } },
      "start": [
        { "when": { "value": "${input.name}", "equals": "nobody" }, "end": "refused" },
        { "when": { "value": "${input.loud}", "equals": true },
          "end": "greeted", "with": { "text": "Hello ${input.name}, ${input.tone} ${input.times}!" } },
        { "go": "ask" } ],
      "steps": {
        "ask": { "screen": "word", "with": { "label": "Greeting for ${input.name}" }, "on": {
          "given": { "end": "greeted", "with": { "text": "${output.word} ${input.name}" } },
          "left": { "end": "left" } } } } }
    """
  static let endless = """
    { "lariat": 1, "journey": "endless", "outcomes": { "left": { "status": "cancelled" } },
      "start": "work",
      "steps": { "work": { "service": "endless",
        "on": { "failed": { "end": "left" }, "cancelled": { "end": "left" } } } } }
    """

  func desk() throws -> Desk {
    try Desk(flows: ["greet.json": Self.greet, "endless.json": Self.endless])
  }

  @Test func `inputs are options, one goes by place, booleans are bare`() async throws {
    let desk = try desk()
    let status = await desk.lariat(["greet", "Ada", "--tone", "cool", "--times=3", "--loud"])
    #expect(status == .success)
    #expect(desk.results == "Hello Ada, cool 3!\n")
    #expect(desk.messages == "")
  }

  @Test func `run takes the journey's name too, and options before it`() async throws {
    let desk = try desk()
    #expect(
      await desk.lariat(["run", "--json", "greet", "--loud", "--no-loud"], lines: ["Hi"])
        == .success)
    #expect(
      desk.results
        == #"{"journey":"greet","outcome":"greeted","status":"success","result":{"text":"Hi you"}}"#
        + "\n")
    #expect(desk.messages == "\nGreeting for you: Hi\n".dropFirst())
  }

  @Test(arguments: [
    (["greet", "--tone", "warn"], "--tone cannot be \"warn\"; did you mean \"warm\"?"),
    (["greet", "--tune", "warm"], "there is no option --tune; did you mean --tone?"),
    (["greet", "--times", "many"], "--times: expected an integer, got \"many\""),
    (["greet", "--times", "10"], "--times: 10 is more than 9"),
    (["greet", "a", "b"], "\"b\" is one word too many; lariat help greet shows the inputs"),
    (["greet", "a", "--name", "b"], "name is given twice: as \"a\" and by --name"),
    (["greet", "--tone"], "--tone needs a value; write --tone warm|cool"),
    (["gret"], "no journey is named \"gret\"; did you mean \"greet\"?"),
    (["lits"], "no journey is named \"lits\"; did you mean \"list\"?"),
    (["run"], "which journey? lariat list shows those there are"),
    (["greet", "--front", "lien"], "--front cannot be \"lien\"; did you mean \"line\"?"),
    (
      ["greet", "--timeout", "soon"],
      "--timeout cannot be \"soon\"; write it like 500ms, 30s, 2m or 1h"
    ),
    (["help", "gret"], "there is no command and no journey \"gret\"; did you mean \"greet\"?"),
    (["list", "--al"], "there is no option --al; did you mean --all?"),
  ])
  func `bad usage says what and how to mend it`(_ arguments: [String], _ message: String)
    async throws
  {
    let desk = try desk()
    #expect(await desk.lariat(arguments) == .badUsage)
    #expect(desk.messages == "lariat: \(message)\n")
    #expect(desk.results == "")
  }

  @Test func `the ends are told apart by status`() async throws {
    let desk = try desk()
    #expect(await desk.lariat(["greet", "nobody"]) == .failure)
    #expect(desk.messages == "Nobody is called so.\n")
    #expect(await desk.lariat(["greet"], lines: ["cancel"]) == .cancelled)
    #expect(await desk.lariat(["greet"]) == .missingInput)
    #expect(
      desk.messages.hasSuffix(
        "lariat: nobody answered \"Greeting for you\" (step \"ask\" of \"greet\")\n"))
    #expect(await desk.lariat(["greet", "--no-input"], lines: ["Hi"]) == .missingInput)
    #expect(
      desk.messages == "lariat: nobody answered \"Greeting for you\" (step \"ask\" of \"greet\")\n")
    #expect(await desk.lariat(["endless", "--timeout", "1ms"]) == .timedOut)
    #expect(desk.messages == "lariat: journey \"endless\" took too long\n")
  }

  @Test func `json puts one object out whatever the status`() async throws {
    let desk = try desk()
    _ = await desk.lariat(["greet", "nobody", "--json"])
    #expect(
      desk.results == #"{"journey":"greet","outcome":"refused","status":"failure","result":{}}"#
        + "\n")
    _ = await desk.lariat(["greet", "--json"])
    #expect(
      desk.results == #"{"journey":"greet","outcome":null,"status":"unanswered","result":{}}"#
        + "\n")
    _ = await desk.lariat(["endless", "--json", "--timeout", "1ms"])
    #expect(
      desk.results == #"{"journey":"endless","outcome":null,"status":"timedOut","result":{}}"#
        + "\n")
  }

  @Test func `a broken file is told with places, and stops nobody else`() async throws {
    let desk = try desk()
    try desk.write(#"{ "lariat": 1, "jorney": "bad" }"#, to: "Flows/bad.json")
    #expect(await desk.lariat(["bad"]) == .badInput)
    #expect(desk.messages.hasPrefix("lariat: Flows/bad.json:1:1: error: "))
    #expect(
      desk.messages.contains(
        "lariat: Flows/bad.json:1:16: error: a flow has no key \"jorney\"; did you mean \"journey\"? [unknown-key]\n"
      ))
    #expect(await desk.lariat(["greet", "--loud"]) == .success)
    #expect(await desk.lariat(["list"]) == .success)
    #expect(desk.results == "Words\n  greet    Greet somebody\n\n  endless  endless\n")
    #expect(desk.messages == "lariat: Flows/bad.json is wrong; lariat check tells what\n")
  }

  @Test func `a project is found from any folder below it, or named`() async throws {
    let desk = try desk()
    #expect(await desk.lariat(["greet", "--loud"], in: "deep/below") == .success)
    let other = try Desk(flows: [:])
    #expect(await other.lariat(["greet", "--loud", "--project", desk.folder]) == .success)
    #expect(
      await other.lariat(["greet", "--loud"], environment: ["LARIAT_PROJECT": desk.folder])
        == .success)
    #expect(await other.lariat(["greet", "--loud"]) == .badUsage)
  }

  @Test func `a flow file runs by its path`() async throws {
    let desk = try desk()
    try desk.write(Self.greet, to: "deep/greet.json")
    #expect(await desk.lariat(["run", "greet.json", "--loud"], in: "deep") == .success)
    #expect(desk.results == "Hello you, warm 1!\n")
    #expect(await desk.lariat(["run", "gone.json"], in: "deep") == .badInput)
    #expect(desk.messages == "lariat: there is no file \"gone.json\"\n")
  }

  @Test func `the log is written where it is wanted`() async throws {
    let desk = try desk()
    #expect(await desk.lariat(["greet", "Ada", "--log", "log.txt"], lines: ["Hi"]) == .success)
    #expect(
      desk.text(of: "log.txt") == """
        started greet {"name":"Ada","tone":"warm","times":1,"loud":false}
        entered ask {"label":"Greeting for Ada"}
        action ask typed("Hi")
        action ask done
        output ask given {"word":"Hi"}
        transition ask end greeted
        ended greeted success {"text":"Hi Ada"}

        """)
  }

  @Test func `a log replaces no file but an older log`() async throws {
    let desk = try desk()
    try desk.write("# Precious\n", to: "notes.md")
    #expect(await desk.lariat(["greet", "--loud", "--log", "notes.md"]) == .badUsage)
    #expect(desk.messages.hasPrefix("lariat: \"notes.md\" is there and is no log; "))
    #expect(desk.text(of: "notes.md") == "# Precious\n")
    #expect(await desk.lariat(["greet", "--loud", "--log", "log.txt"]) == .success)
    #expect(await desk.lariat(["greet", "--loud", "--log", "log.txt"]) == .success)
  }

  @Test func `answers come from a scenario file, and what it leaves open is asked`() async throws {
    let desk = try desk()
    try desk.write(
      """
      { "scenario": "greets", "journey": "greet", "input": { "name": "Bo" },
        "steps": [ { "at": "ask", "do": [ { "type": "Hej", "into": "Greeting for Bo" } ] } ] }
      """, to: "answers.json")
    #expect(await desk.lariat(["greet", "--answers", "answers.json"], lines: [""]) == .success)
    #expect(desk.results == "Hej Bo\n")
    #expect(await desk.lariat(["greet", "Cy", "--answers", "answers.json"]) == .badInput)
    #expect(desk.messages.contains("answers.json:2:"))
    #expect(await desk.lariat(["greet", "--front", "script"]) == .badUsage)
  }

  @Test func `defaults of inputs come from the configuration, options win`() async throws {
    let desk = try Desk(
      flows: ["greet.json": Self.greet],
      configuration: #"{ "inputs": { "greet": { "name": "Zoe", "tone": "cool" } } }"#)
    _ = await desk.lariat(["greet", "--loud", "--tone", "warm"])
    #expect(desk.results == "Hello Zoe, warm 1!\n")
  }

  @Test func `a broken configuration is told with its place`() async throws {
    let desk = try Desk(flows: [:], configuration: #"{ "titel": "x" }"#)
    #expect(await desk.lariat(["list"]) == .badConfiguration)
    #expect(
      desk.messages
        == "lariat: Config/shell.json:1:3: error: the configuration has no key \"titel\"; did you mean \"title\"? [unknown-key]\n"
    )
  }
}
