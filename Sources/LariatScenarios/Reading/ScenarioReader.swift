import LariatFlows

/// Reads a scenario from a document.
struct ScenarioReader {
  var nodes: NodeReader
  let file: String

  init(_ document: JSONDocument, file: String) {
    nodes = NodeReader(document)
    self.file = file
  }

  var findings: [Finding] { nodes.findings }

  static let keys = [
    "$schema", "scenario", "journey", "input", "stubs", "steps", "outcome", "result", "log",
    "files",
  ]

  mutating func read() -> Scenario? {
    let root = nodes.document.root
    guard let fields = nodes.fields(root, "a scenario", known: Self.keys),
      let journeyNode = nodes.required("journey", in: fields),
      let journey = nodes.name(journeyNode, "a journey", as: JourneyID.self)
    else { return nil }
    var scenario = Scenario(file: file, journey: journey)
    if let node = fields["scenario"], let name = nodes.string(node, "a scenario's name") {
      scenario.name = name
    }
    if let node = fields["input"], let input = object(node, "an input") {
      scenario.input = input
      scenario.inputPlace = nodes.place(node)
    }
    if let node = fields["stubs"] { scenario.stubs = stubs(node) }
    if let node = fields["steps"] {
      scenario.steps = (nodes.array(node, "steps") ?? []).compactMap { step($0) }
    }
    if let node = fields["outcome"] { scenario.outcome = nodes.name(node, "an outcome") }
    if let node = fields["result"], let result = object(node, "a result") {
      scenario.result = Located(result, at: nodes.place(node))
    }
    if let node = fields["log"] { scenario.log = texts(node, "a line of the log") }
    if let node = fields["files"] { scenario.files = files(node) }
    return scenario
  }

  mutating func object(_ node: JSONNode, _ role: String) -> Object? {
    guard nodes.members(node, role) != nil, case .object(let object) = node.value else {
      return nil
    }
    return object
  }

  /// A text, or a list of texts.
  mutating func texts(_ node: JSONNode, _ role: String) -> [Located<String>] {
    let elements: [JSONNode]
    if case .array(let listed) = node.content { elements = listed } else { elements = [node] }
    return elements.compactMap { text($0, role) }
  }

  mutating func text(_ node: JSONNode, _ role: String) -> Located<String>? {
    guard let text = nodes.string(node, role) else { return nil }
    return Located(text, at: nodes.place(node))
  }

  /// Paths with true, false, or the text that the file holds.
  private mutating func files(_ node: JSONNode) -> [FileExpectation] {
    var files: [FileExpectation] = []
    for member in nodes.members(node, "files") ?? [] {
      let place = nodes.place(ofKey: member)
      switch member.node.content {
      case .boolean(let isThere):
        files.append(FileExpectation(member.key, isThere ? .present : .absent, at: place))
      case .string, .array:
        let texts = texts(member.node, "a part of a file").map(\.value)
        files.append(FileExpectation(member.key, .contains(texts), at: place))
      default:
        nodes.reportWrongType(
          member.node, "what is expected of a file",
          expected: "true, false, or the texts that it holds")
      }
    }
    return files
  }
}
