import LariatFlows

/// Small flows for tests: the part in question inside of what every flow needs.
enum FlowText {
  /// A whole flow named `a`, with further members at its top.
  static func top(_ members: String, steps: String = #""one": {"screen": "message"}"#) -> String {
    """
    {"lariat": 1, "journey": "a", \(members.isEmpty ? "" : members + ", ")
    "input": {"name": "string"},
    "outcomes": {"done": {"status": "success"}, "left": {"status": "cancelled"}},
    "start": [{"set": {"place": "here"}, "go": "one"}],
    "steps": {\(steps)}}
    """
  }

  static func step(_ body: String) -> String { top("", steps: #""one": \#(body)"#) }

  /// A screen whose output `said` has these transitions.
  static func on(_ transitions: String) -> String {
    step(#"{"screen": "message", "on": {"said": \#(transitions)}}"#)
  }

  /// A screen whose output leads on only under this condition.
  static func when(_ condition: String) -> String {
    on(#"[{"when": \#(condition), "go": "one"}, {"end": "done"}]"#)
  }

  static func outcome(_ body: String) -> String {
    """
    {"lariat": 1, "journey": "a", "outcomes": {"done": \(body)}, "start": {"end": "done"}, "steps": {}}
    """
  }

  static func input(_ members: String) -> String {
    """
    {"lariat": 1, "journey": "a", "input": {\(members)}, "outcomes": {"done": {"status": "success"}},
    "start": {"end": "done"}, "steps": {}}
    """
  }

  static func read(_ text: String) -> (definition: FlowDefinition?, findings: [Finding]) {
    FlowDefinition.read(bytes: Array(text.utf8), file: "Flows/a.json")
  }
}
