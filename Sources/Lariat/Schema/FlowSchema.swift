public import LariatFlows

/// The JSON Schema of flow files: which screens and services there are, and what each takes and says.
///
/// It proves less than checking does: what one part of a file says of another is beyond it.
public struct FlowSchema: Sendable {
  public let object: Object

  public init(_ catalogue: Catalogue) {
    let types = TypeSchema(names: catalogue.types.names)
    var definitions: Object = ["unexpected": Schema.unexpected]
    for scope in SchemaScope.allCases {
      definitions = definitions.merging(scope.definitions)
    }
    definitions = definitions.merging(types.definitions)
      .merging(ConditionSchema.definitions)
      .merging(TransitionSchema.definitions)
      .merging(StepSchema(catalogue).definitions)
    var schema: Object = [
      "$schema": .string(Schema.dialect), "title": "Lariat journey",
      "description": "A journey: reusable screens and services, wired together as data",
    ]
    schema = schema.merging(Self.root(catalogue))
    schema["$defs"] = .object(definitions)
    object = schema
  }

  /// As the file of it reads.
  public var text: String { Value.object(object).layout() }

  private static func root(_ catalogue: Catalogue) -> Object {
    var properties: Object = [
      "$schema": Schema.text("Where editors find this schema"),
      "lariat": [
        "type": "integer", "minimum": 1, "maximum": .integer(FlowDefinition.newestFormat),
        "description": "The number of the file's format",
      ],
      "journey": [
        "type": "string", "pattern": .string(Schema.namePattern),
        "description": "The journey's name: that of the file, without .json",
      ],
      "title": Schema.text("What menus show"),
      "group": Schema.text("The heading that menus show it under"),
      "hidden": Schema.described(Schema.boolean, "Kept off menus: there to be nested"),
      "also": [
        "type": "array", "uniqueItems": true,
        "items": ["type": "string", "pattern": .string(Schema.namePattern)],
        "description": "Other names that it answers to",
      ],
    ]
    properties["input"] = Schema.named(
      Schema.ref("input"), "What it is given: options of its command line")
    properties["outcomes"] = Schema.named(
      Schema.ref("outcome"), "How it can end", atLeastOne: true)
    properties["stores"] = Schema.named(
      Schema.ref("store"), "Stores that several of its steps share")
    properties["types"] = Schema.named(Schema.ref("type"), "Types of its own by name")
    properties["context"] = Schema.named(
      Schema.ref("declaration"), "What it keeps, with initial values")
    properties["start"] = Schema.ref("routes.start", "Where it begins")
    properties["steps"] = Schema.named(Schema.ref("step"), "Its steps by name")
    return Schema.object(
      properties, required: ["lariat", "journey", "outcomes", "start", "steps"])
  }
}
