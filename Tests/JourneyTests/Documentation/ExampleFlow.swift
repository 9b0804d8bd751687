import Lariat
import LariatFlows
import LariatStandard

/// The flow that an example of the documentation stands for: the base with the example's members in
/// place of its own.
struct ExampleFlow {
  let text: String

  private static let base: [(key: String, value: String)] = [
    ("lariat", "1"), ("journey", "\"example\""), ("title", "\"An example\""),
    ("group", "null"), ("hidden", "null"), ("also", "null"), ("input", "null"),
    (
      "outcomes",
      "{ \"done\": { \"status\": \"success\" }, \"left\": { \"status\": \"cancelled\" } }"
    ), ("stores", "null"), ("types", "null"), ("context", "null"), ("start", "\"ask\""),
  ]

  private static let step =
    "\"ask\": { \"screen\": \"confirm\", \"with\": { \"title\": \"Go on?\" }, "
    + "\"on\": { \"confirmed\": { \"end\": \"done\" }, \"cancelled\": { \"end\": \"left\" } } }"

  /// A member begins at the left margin. One that is no key of a flow is a step.
  init(_ example: String) {
    let members = Self.members(of: example)
    let isStep = { (key: String) in !Self.base.contains { $0.key == key } }
    let own = members.filter { !isStep($0.key) }.map(\.text)
    let rest = Self.base.filter { pair in
      pair.value != "null" && !members.contains { $0.key == pair.key }
    }.map { "\"\($0.key)\": \($0.value)" }
    var steps = members.filter { isStep($0.key) }.map(\.text)
    if !members.contains(where: { $0.key == "ask" }) { steps.append(Self.step) }
    let parts = rest + own + ["\"steps\": {\n\(steps.joined(separator: ",\n"))\n}"]
    text = "{\n\(parts.joined(separator: ",\n"))\n}"
  }

  private static func members(of example: String) -> [(key: String, text: String)] {
    var members: [(key: String, text: String)] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("\"") {
        members.append((String(line.dropFirst().prefix { $0 != "\"" }), String(line)))
      } else if let last = members.indices.last {
        members[last].text += "\n" + line
      }
    }
    return members.map { member in
      (member.key, member.text.hasSuffix(",") ? String(member.text.dropLast()) : member.text)
    }
  }

  /// What reading and linking say about it, beside the flow of the page on nested journeys.
  func findings() throws -> [Finding] {
    try Self.findings(in: text, of: "example")
  }

  static func findings(in text: String, of journey: JourneyID) throws -> [Finding] {
    let catalogue = try Catalogue(
      plugins: [StandardPlugin(), ExamplePlugin()],
      environment: ShellEnvironment(stateFolder: "/nonexistent", now: { 0 }))
    var texts: [JourneyID: String] = [:]
    for (_, flow) in DocumentationPages.flows {
      if let id = FlowDefinition.read(bytes: Array(flow.utf8), file: "flow").definition?.journey {
        texts[id.value] = flow
      }
    }
    texts[journey] = text
    return FlowLoader(library: FlowLibrary(texts: texts), catalogue: catalogue).load(journey)
      .findings
  }
}
