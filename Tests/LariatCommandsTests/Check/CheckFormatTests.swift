import Lariat
import LariatCommands
import LariatFlows
import Testing

@MainActor
struct CheckFormatTests {
  private func desk() throws -> Desk {
    try Desk(flows: ["good.json": CheckCommandTests.good, "bad.json": CheckCommandTests.bad])
  }

  @Test func `json is one array with an object for each finding`() async throws {
    let desk = try desk()
    #expect(await desk.lariat(["check", "--format", "json"]) == .badInput)
    #expect(
      desk.results == """
        [
          {"rule":"unknown-step","severity":"error","file":"Flows/bad.json","start":{"line":3,"column":12},"end":{"line":3,"column":17},"problem":"no step is named \\"aks\\"","remedy":"did you mean \\"ask\\"?","related":[]},
          {"rule":"unknown-screen","severity":"error","file":"Flows/bad.json","start":{"line":4,"column":33},"end":{"line":4,"column":39},"problem":"no screen is named \\"wrod\\"","remedy":"did you mean \\"word\\"?","related":[]}
        ]

        """)
    #expect(await desk.lariat(["check", "--format", "json", "Flows/good.json"]) == .success)
    #expect(desk.results == "[]\n")
  }

  @Test func `json names the other places of a finding`() async throws {
    let desk = try Desk(flows: ["twice.json": #"{ "lariat": 1, "lariat": 1, "journey": "twice" }"#])
    _ = await desk.lariat(["check", "--format", "json"])
    let findings = try #require(JSONReader.read(Array(desk.results.utf8), file: "").document)
    let first = try #require(
      findings.root.value.elements.first { $0["rule"] == "duplicate-key" })
    #expect(
      first["related"] == [
        [
          "note": "first here", "file": "Flows/twice.json", "start": ["line": 1, "column": 3],
          "end": ["line": 1, "column": 11],
        ]
      ])
  }

  @Test func `sarif has what the standard requires, with paths below the project`() async throws {
    let desk = try Desk(flows: ["two words.json": CheckCommandTests.bad])
    #expect(await desk.lariat(["check", "--format", "sarif"], in: "deep/below") == .badInput)
    let log = try #require(JSONReader.read(Array(desk.results.utf8), file: "").document).root.value
    #expect(log["version"] == "2.1.0")
    #expect(log["$schema"] == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require(log["runs"]?.elements.first)
    #expect(log["runs"]?.elements.count == 1)
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"] == "lariat")
    #expect(
      driver["rules"] == [
        rule("file-name", "A flow's file is named after its journey."),
        rule("unknown-screen", "A screen step names a screen of the catalogue."),
        rule("unknown-step", "A transition leads to a step of the same file."),
      ])
    let results = run["results"]?.elements ?? []
    #expect(results.map { $0["ruleId"] } == ["file-name", "unknown-step", "unknown-screen"])
    for result in results {
      guard case .integer(let index)? = result["ruleIndex"] else {
        Issue.record("a result has no rule")
        continue
      }
      #expect(driver["rules"]?.elements[index]["id"] == result["ruleId"])
      #expect(result["level"] == "error")
    }
    #expect(
      results.last?["message"] == ["text": #"no screen is named "wrod"; did you mean "word"?"#])
    #expect(
      results.last?["locations"] == [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": "Flows/two%20words.json"],
            "region": ["startLine": 4, "startColumn": 33, "endLine": 4, "endColumn": 39],
          ]
        ]
      ])
  }

  private func rule(_ id: String, _ text: String) -> Value {
    [
      "id": .string(id), "shortDescription": ["text": .string(text)],
      "help": ["text": .string(text)],
    ]
  }

  @Test func `sarif without findings has no results, rather than none at all`() async throws {
    let desk = try Desk(flows: [:])
    #expect(await desk.lariat(["check", "--format=sarif"]) == .success)
    let log = try #require(JSONReader.read(Array(desk.results.utf8), file: "").document).root.value
    #expect(log["runs"]?.elements.first?["results"] == [])
  }

  @Test(arguments: [
    ("Flows/bad.json:3", "Flows/bad.json:3:12"), ("Flows/bad.json:3:14", "Flows/bad.json:3:12"),
    ("Flows/bad.json:4:33:", "Flows/bad.json:4:33"),
    ("./Flows/bad.json:4", "./Flows/bad.json:4:33"),
  ])
  func `why shows the finding at a place and what leads to it`(
    place: String, found: String
  ) async throws {
    let desk = try desk()
    #expect(await desk.lariat(["check", "--why", place]) == .success)
    let lines = desk.results.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(found): error: ") == true)
    #expect(lines.last == "  The file shows it by itself, whichever way a run takes.")
  }

  @Test(arguments: [
    (
      "Flows/bad.json:2",
      "there is no finding at Flows/bad.json:2; lariat check lists those there are"
    ),
    (
      "Flows/bad.json:3:17",
      "there is no finding at Flows/bad.json:3:17; lariat check lists those there are"
    ),
    (
      "Flows/bad.json",
      "\"Flows/bad.json\" is no place; write FILE:LINE or FILE:LINE:COLUMN, as findings do"
    ),
    ("Flows/none.json:1", "there is no file or folder \"Flows/none.json\"; mend the path"),
  ])
  func `why says so where there is nothing`(place: String, message: String) async throws {
    let desk = try desk()
    #expect(await desk.lariat(["check", "--why", place]) == .badUsage)
    #expect(desk.messages == "lariat: \(message)\n")
    #expect(desk.results == "")
  }
}

extension Value {
  fileprivate subscript(name: String) -> Value? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  fileprivate var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }
}
