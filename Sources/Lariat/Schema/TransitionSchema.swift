import LariatFlows

/// The schema of transitions: one for each kind of place that they lead away from.
enum TransitionSchema: String, CaseIterable {
  case start
  case screen
  /// From services and nested journeys.
  case work

  /// `routes.screen`: one transition or a list; `transition.screen`: one.
  static var definitions: Object {
    allCases.reduce(into: Object()) { definitions, kind in
      definitions["routes.\(kind.rawValue)"] = .object(kind.routes)
      definitions["transition.\(kind.rawValue)"] = .object(kind.transition)
      definitions["transition.\(kind.rawValue).object"] = .object(kind.object)
    }
  }

  private var verbs: [String] {
    switch self {
    case .start: ["go", "end"]
    case .screen: ["go", "push", "back", "backTo", "stay", "end"]
    case .work: ["go", "back", "backTo", "end"]
    }
  }

  private var scope: SchemaScope { self == .start ? .step : .transition }

  /// What stands alone is open; of a list, the validator cannot name the last.
  private var routes: Object {
    let one = Schema.ref("transition.\(rawValue)")
    return [
      "if": ["type": "array"], "then": ["minItems": 1, "items": one],
      "else": ["allOf": [one, .object(Schema.without(["when"]))]],
    ]
  }

  private var transition: Object {
    [
      "type": ["string", "object"], "if": ["type": "object"],
      "then": Schema.ref("transition.\(rawValue).object"),
    ]
  }

  private var object: Object {
    let any = scope.any
    let values: Value = ["type": "object", "additionalProperties": any]
    var properties = verbProperties
    properties["when"] = Schema.ref("condition.\(scope.rawValue)", "Applies only if this holds")
    properties["set"] = Schema.named(any, "What the journey keeps from here on")
    properties["count"] = [
      "if": ["type": "array"], "then": ["items": Schema.ref("name")], "else": Schema.ref("name"),
      "description": "Names that go up by one",
    ]
    properties["with"] = Schema.described(
      values, "For go and push laid over the step's own; for end the result")
    properties["notice"] = Schema.described(scope.text, "A line that the next screen shows")
    var schema = Schema.object(properties)
    let giving = ["go", "push", "end"].filter(verbs.contains).map { Value.object(Schema.has($0)) }
    schema["allOf"] = [
      .object(Schema.exactlyOneKey(of: verbs)),
      ["if": ["anyOf": .array(giving)], "else": .object(Schema.without(["with"]))],
    ]
    return schema
  }

  private var verbProperties: Object {
    let all: Object = [
      "go": Schema.text("Ends this visit and starts a fresh one of that step"),
      "push": Schema.text("Keeps this visit underneath and starts that step"),
      "back": ["const": true, "description": "Returns to the visit underneath"],
      "backTo": Schema.text("Returns to the nearest visit of that step underneath"),
      "stay": ["const": true, "description": "Stays on this visit"],
      "end": Schema.text("Ends the journey in that outcome"),
    ]
    return all.members.reduce(into: Object()) { properties, member in
      if verbs.contains(member.name) { properties[member.name] = member.value }
    }
  }
}
