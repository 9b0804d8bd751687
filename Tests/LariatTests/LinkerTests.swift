import Lariat
import LariatFlows
import Testing

struct LinkerTests {
  /// Steps of a flow, and the findings that linking them gives as `line:column rule`.
  struct Case: CustomTestStringConvertible {
    var name: String
    var steps: String
    var findings: [String]
    var testDescription: String { name }
  }

  /// A flow whose steps begin on line 12.
  static func flow(_ steps: String) -> String {
    """
    {
      "lariat": 1,
      "journey": "test",
      "input": {
        "title": { "type": "string", "default": "Title" },
        "hint": { "type": "string", "optional": true },
        "size": { "type": "integer", "default": 1 }
      },
      "outcomes": { "done": { "status": "success", "result": { "text": "string" } }, "gone": { "status": "cancelled" } },
      "start": "first",
      "steps": {
    \(steps)
      }
    }
    """
  }

  static let cases = [
    Case(
      name: "all is well",
      steps: """
        "first": { "screen": "ask", "with": { "title": "${input.title}" }, "on": {
          "answered": { "end": "done", "with": { "text": "${output.text}" } },
          "cancelled": { "end": "gone" } } }
        """, findings: []),
    Case(
      name: "a screen that is not there is one finding",
      steps: """
        "first": { "screen": "aks", "with": { "title": "x" }, "on": {
          "answered": { "end": "done", "with": { "text": "x" } },
          "cancelled": { "end": "gone" } } }
        """, findings: ["12:22 unknown-screen: no screen is named \"aks\"; did you mean \"ask\"?"]),
    Case(
      name: "a service that is not there",
      steps: """
        "first": { "service": "ecko", "on": { "failed": { "end": "gone" } } }
        """,
      findings: ["12:23 unknown-service: no service is named \"ecko\"; did you mean \"echo\"?"]),
    Case(
      name: "a journey that is not there",
      steps: """
        "first": { "journey": "sing-in", "on": { "done": { "end": "gone" } } }
        """, findings: ["12:23 unknown-journey: no journey is named \"sing-in\"; there are none"]),
    Case(
      name: "a missing input of the step",
      steps: """
        "first": { "screen": "ask", "on": {
          "answered": { "end": "done", "with": { "text": "x" } },
          "cancelled": { "end": "gone" } } }
        """,
      findings: [
        "12:1 missing-argument: step \"first\" needs \"title\" (string); add it to the step's \"with\""
      ]),
    Case(
      name: "an input that one way gives and another does not",
      steps: """
        "first": { "screen": "tell", "on": { "done": { "go": "second", "with": { "title": "x" } } } },
        "second": { "screen": "ask", "on": {
          "answered": "second",
          "cancelled": { "end": "gone" } } }
        """,
      findings: [
        "14:15 missing-argument: step \"second\" needs \"title\" (string); other ways to the step "
          + "give it; add it to this one's \"with\" or to the step's"
      ]),
    Case(
      name: "an unknown input, and one of the wrong type",
      steps: """
        "first": { "screen": "tell", "with": { "cuont": 1, "count": "many", "weight": 2, "parts": ["a", 3] },
          "on": { "done": { "end": "gone" } } }
        """,
      findings: [
        "12:40 unknown-argument: step \"first\" has no input \"cuont\"; did you mean \"count\"?",
        "12:61 wrong-argument: expected an integer, got \"many\"",
        "12:97 wrong-argument: expected a string, got 3",
      ]),
    Case(
      name: "references of the wrong type, and to nothing",
      steps: """
        "first": { "screen": "tell", "with": { "count": "${input.title}", "weight": "${input.size}" },
          "on": { "done": { "go": "second", "with": { "title": "${output.text}" } } } },
        "second": { "screen": "ask", "with": { "title": "${input.hint?}" }, "on": {
          "answered": { "end": "done", "with": { "text": "${output.txet}" } },
          "cancelled": { "end": "gone" } } }
        """,
      findings: [
        "12:50 wrong-argument: expected an integer, and ${input.title} is string",
        "13:57 unknown-field: ${output.text}: there is no \"text\"",
        "14:49 wrong-argument: ${input.hint?} may be missing, and \"title\" needs a value; make sure "
          + "that it is set and write it without \"?\"",
        "15:51 unknown-field: ${output.txet}: there is no \"txet\"; did you mean \"text\"?",
      ]),
    Case(
      name: "an output that is not wired, one that does not exist, and a misspelt one",
      steps: """
        "first": { "screen": "tell", "on": { "shown": { "end": "gone" } } },
        "second": { "screen": "ask", "with": { "title": "x" }, "on": {
          "answerd": { "end": "gone" }, "cancelled": { "end": "gone" } } }
        """,
      findings: [
        "12:1 unwired-output: step \"first\" does not say what follows \"done\"; add \"done\" to its "
          + "\"on\"",
        "12:38 unknown-output: step \"first\" never says \"shown\"; it says done",
        "14:3 unknown-output: step \"second\" never says \"answerd\"; did you mean \"answered\"?",
      ]),
    Case(
      name: "a result that is not given",
      steps: """
        "first": { "screen": "tell", "on": { "done": { "end": "done" } } }
        """,
      findings: [
        "12:55 missing-argument: outcome \"done\" needs \"text\" (string); add it to the \"with\" "
          + "beside \"end\""
      ]),
    Case(
      name: "a type by its name, misspelt",
      steps: """
        "first": { "screen": "ask", "with": { "title": "x", "of": "fromat" }, "on": {
          "answered": { "end": "gone" }, "cancelled": { "end": "gone" } } }
        """,
      findings: [
        "12:59 wrong-argument: no type is named \"fromat\"; did you mean \"format\"?"
      ]),
  ]

  @Test(arguments: cases)
  func `finds what is wrong, with its place and a remedy`(_ example: Case) throws {
    let (definition, syntax) = FlowDefinition.read(
      bytes: Array(Self.flow(example.steps).utf8), file: "test.json")
    #expect(syntax == [])
    let (flow, findings) = Linker(try .ask()).link(try #require(definition))
    #expect(findings.inReadingOrder().map(Self.text) == example.findings)
    #expect((flow == nil) == !example.findings.isEmpty)
  }

  static func text(_ finding: Finding) -> String {
    let place = finding.place.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let remedy = finding.remedy.isEmpty ? "" : "; \(finding.remedy)"
    return "\(place) \(finding.rule): \(finding.problem)\(remedy)"
  }

  @Test func `an output's type follows from the literal parts of the step`() throws {
    let text = Self.flow(
      """
      "first": { "screen": "ask", "with": { "title": "x", "of": "format" }, "on": {
        "answered": { "end": "gone" }, "cancelled": { "end": "gone" } } }
      """)
    let definition = try #require(
      FlowDefinition.read(bytes: Array(text.utf8), file: "test.json").definition)
    let flow = try #require(Linker(try .ask()).link(definition).flow)
    let format = ChoiceType(name: "format", choices: [Choice("epub"), Choice("html")])
    #expect(
      flow.steps["first"]?.outputs.first?.payload.map(\.type) == [.choice(format)])
  }

  @Test func `a literal that a way to the step replaces narrows no type`() throws {
    let text = Self.flow(
      """
      "first": { "screen": "ask", "with": { "title": "x", "of": "format" }, "on": {
        "answered": { "go": "first", "with": { "of": "size" } }, "cancelled": { "end": "gone" } } }
      """
    ).replacing(
      "\"outcomes\"", with: "\"types\": { \"size\": { \"enum\": [\"s\"] } }, \"outcomes\"")
    let definition = try #require(
      FlowDefinition.read(bytes: Array(text.utf8), file: "test.json").definition)
    let flow = try #require(Linker(try .ask()).link(definition).flow)
    #expect(flow.steps["first"]?.outputs.first?.payload.map(\.type) == [.string()])
  }

  @Test func `a screen without an answer to Esc needs the journey's one cancelled outcome`() throws
  {
    let text = """
      { "lariat": 1, "journey": "test", "outcomes": { "done": { "status": "success" } },
        "start": "first",
        "steps": { "first": { "screen": "tell", "on": { "done": { "end": "done" } } } } }
      """
    let definition = try #require(
      FlowDefinition.read(bytes: Array(text.utf8), file: "test.json").definition)
    let (flow, findings) = Linker(try .ask()).link(definition)
    #expect(flow == nil)
    #expect(
      findings.map(Self.text) == [
        "3:35 no-dismissal: a person who leaves screen \"tell\" has no way to go; give the journey "
          + "exactly one outcome of status cancelled without a required result"
      ])
  }
}
