import LariatFlows

/// The schema of steps: what each screen, service and store of a catalogue takes and says.
struct StepSchema {
  let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  private static let kinds = ["screen", "service", "journey"]

  /// An object whose keys depend on what the step names.
  private static func free(_ description: String) -> Value {
    ["type": "object", "description": .string(description)]
  }

  var definitions: Object {
    var definitions: Object = [
      "name": ["type": "string", "pattern": .string(Schema.namePattern)],
      "step": .object(step),
      "step.screen": .object(screen),
      "step.service": .object(service),
      "step.journey": .object(journey),
      "store": .object(store),
    ]
    for (name, entry) in catalogue.screens.sorted(by: { $0.key < $1.key }) {
      definitions["screen.\(name)"] = .object(details(entry))
    }
    for (name, entry) in catalogue.services.sorted(by: { $0.key < $1.key }) {
      definitions["service.\(name)"] = .object(details(entry))
    }
    return definitions
  }

  /// The first of the three kinds decides; a second one is then a key too many.
  private var step: Object {
    let missing: Object = ["anyOf": .array(Self.kinds.map { .object(Schema.has($0)) })]
    var schema = missing
    for kind in Self.kinds.reversed() {
      schema = [
        "if": .object(Schema.has(kind)), "then": Schema.ref("step.\(kind)"),
        "else": .object(schema),
      ]
    }
    schema["type"] = "object"
    return schema
  }

  private var screen: Object {
    let names = catalogue.screens.keys.map(\.rawValue).sorted()
    var schema = Schema.object([
      "screen": Schema.oneOf(names, "The screen that is shown"),
      "with": Self.free("What it is given"),
      "on": Self.free("What follows each of its outputs"),
      "store": Schema.text("The shared store that it sees: a key of stores"),
      "use": Self.free("Services for what it needs"),
    ])
    schema["allOf"] = .array(
      names.map { Schema.when("screen", is: .string($0), Schema.ref("screen.\($0)")) })
    return schema
  }

  private var service: Object {
    let names = catalogue.services.keys.map(\.rawValue).sorted()
    var schema = Schema.object([
      "service": Schema.oneOf(names, "The service that is called"),
      "with": Self.free("What it is given"),
      "on": Self.free("What follows each of its outputs"),
      "show": show,
      "timeout": [
        "type": "string", "pattern": "^0*[1-9][0-9]*(ms|s|m|h)$",
        "description": "After this long it has timedOut: 500ms, 30s, 2m, 1h",
      ],
      "retry": .object(Self.retry),
      "leave": Schema.oneOf(["cancel", "detach"], "What becomes of it when the person leaves"),
    ])
    schema["allOf"] = .array(
      names.map { Schema.when("service", is: .string($0), Schema.ref("service.\($0)")) })
    return schema
  }

  private static let retry: Object = Schema.object(
    [
      "times": ["type": "integer", "minimum": 1, "description": "How many more calls at most"],
      "after": [
        "type": "string", "pattern": "^[0-9]+(ms|s|m|h)$", "description": "The pause before each",
      ],
      "on": [
        "type": "array", "minItems": 1, "items": Schema.string,
        "description": "The outputs that lead to another call",
      ],
    ], required: ["times", "on"]
  ).merging(["description": "Calling again before an output counts"])

  /// What the screen that shows running services takes.
  private var show: Value {
    let text = "What the screen that shows the running service is given"
    guard let face = catalogue.face else { return Schema.ref("any.step", text) }
    return Schema.described(
      .object(Schema.exactly(SchemaScope.step.values(face.entry.inputs))), text)
  }

  private var journey: Object {
    var schema = Schema.object([
      "journey": [
        "type": ["string", "object"], "description": "The journey that is nested",
        "if": ["type": "object"],
        "then": .object(
          Schema.object(
            [
              "from": Schema.described(
                SchemaScope.step.reference, "The name of a journey that is chosen at run time")
            ], required: ["from"])),
      ],
      "with": [
        "type": "object", "additionalProperties": SchemaScope.step.any,
        "description": "Its inputs",
      ],
      "on": [
        "type": "object", "additionalProperties": Schema.ref("routes.work"),
        "description": "What follows each of its outcomes",
      ],
    ])
    schema["if"] = ["properties": ["journey": ["type": "object"]]]
    schema["then"] = [
      "properties": ["on": .object(outputs([Self.finished], of: .work))], "required": ["on"],
    ]
    return schema
  }

  private static let finished = PortDeclaration("finished", "The journey has ended")

  private var store: Object {
    let names = catalogue.stores.keys.map(\.rawValue).sorted()
    var schema = Schema.object(
      [
        "module": Schema.oneOf(names, "The kind of store"),
        "with": Self.free("What it is given; reads only input"),
      ], required: ["module"])
    let modules = catalogue.stores.sorted { $0.key < $1.key }
    schema["allOf"] = .array(
      modules.map { name, entry in
        let with = Schema.exactly(
          SchemaScope.input.values(entry.inputs),
          required: entry.inputs.filter(\.isRequired).map(\.name))
        var then: Object = ["properties": ["with": .object(with)]]
        if entry.inputs.contains(where: \.isRequired) { then["required"] = ["with"] }
        return Schema.when("module", is: .string(name.rawValue), .object(then))
      })
    if modules.isEmpty { schema["allOf"] = nil }
    return schema
  }
}
