import LariatFlows
import Testing

/// A flow with every kind of step, way and outcome.
enum GraphSample {
  static func definition(_ text: String = text) throws -> FlowDefinition {
    let (definition, findings) = FlowDefinition.read(
      bytes: Array(text.utf8), file: "Flows/tour.json")
    try #require(findings.map(\.description) == [])
    return try #require(definition)
  }

  static let text = """
    { "lariat": 1, "journey": "tour", "title": "A tour",
      "input": { "size": { "type": "integer", "default": 1 }, "name": "string" },
      "outcomes": { "done": { "status": "success" }, "left": { "status": "cancelled" },
        "late": { "status": "timedOut" }, "never": { "status": "unavailable" } },
      "start": [
        { "when": { "value": "${input.size}", "in": [1, 2] }, "go": "menu" },
        { "when": { "all": [ { "any": [ { "value": "${input.size}", "atMost": -1 },
              { "not": { "value": "${input.size}", "atLeast": 99 } } ] },
            { "not": { "value": "${input.name}", "equals": "a ${input.name} b" } } ] },
          "go": "load" },
        { "end": "left" } ],
      "steps": {
        "menu": { "screen": "picker", "on": {
          "chosen": [ { "when": { "not": { "isSet": "${context.pin?}" } }, "push": "pin" }, "load" ],
          "cancelled": { "end": "left" } } },
        "pin": { "screen": "form", "on": {
          "submitted": { "go": "check", "set": { "pin": "${output.values}" } },
          "helped": { "push": "help" }, "cancelled": { "back": true } } },
        "check": { "screen": "message", "on": {
          "done": { "backTo": "menu" }, "again": { "stay": true } } },
        "help": { "screen": "message", "on": { "done": { "back": true } } },
        "load": { "service": "data.load", "timeout": "1s", "on": {
          "loaded": "nest", "failed": { "end": "left" }, "timedOut": { "end": "late" } } },
        "nest": { "journey": "sign-in", "on": { "signedIn": { "end": "done" }, "failed": "any" } },
        "any": { "journey": { "from": "${input.name}" }, "on": { "finished": "menu" } } } }
    """
}
