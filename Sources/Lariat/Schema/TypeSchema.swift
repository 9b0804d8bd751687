import LariatFlows

/// The schema of types and of what is declared by them: inputs, context, results.
struct TypeSchema {
  /// The types that the catalogue names; a flow may declare more.
  let names: [String]

  private static let facets = [
    "enum", "items", "properties", "format", "minimum", "maximum", "writeOnly",
  ]

  var definitions: Object {
    [
      "type": .object(orWord(Schema.ref("type.object"))),
      "type.object": .object(object(properties)),
      "declaration": .object(orWord(Schema.ref("declaration.object"))),
      "declaration.object": .object(object(properties.merging(declared))),
      "input": .object(orWord(Schema.ref("input.object"))),
      "input.object": .object(
        object(
          properties.merging(declared).merging([
            "argument": Schema.described(
              Schema.boolean, "Given by its place on the command line; one input at most")
          ]))),
      "type.member": [
        "type": ["string", "object"], "if": ["type": "object"],
        "then": .object(
          Schema.object(
            ["value": Schema.string, "label": Schema.string, "detail": Schema.string],
            required: ["value"])),
      ],
      "outcome": .object(outcome),
    ]
  }

  private var word: Value {
    let words = TypeExpression.words + names
    return [
      "type": "string", "pattern": .string(Schema.namePattern),
      "examples": .array(words.map(Value.string)),
      "description": "A built-in word or the name of a type",
    ]
  }

  /// One word in place of an object; `object` alone would lack its properties.
  private func orWord(_ object: Value) -> Object {
    [
      "type": ["string", "object"], "if": ["type": "string"],
      "then": ["allOf": [word, ["not": ["const": "object"]]]], "else": object,
    ]
  }

  private var properties: Object {
    [
      "type": word,
      "description": Schema.text("What it is for, in a few words"),
      "enum": [
        "type": "array", "minItems": 1, "uniqueItems": true, "items": Schema.ref("type.member"),
        "description": "The values that there are; labels and details are what people see",
      ],
      "items": Schema.ref("type", "What the list holds"),
      "properties": Schema.named(Schema.ref("declaration"), "The object's fields"),
      "format": Schema.oneOf(
        StringFormat.allCases.map(\.rawValue), "How the string is asked for and checked"),
      "minimum": ["type": "number", "description": "The least value"],
      "maximum": ["type": "number", "description": "The greatest value"],
      "writeOnly": Schema.described(Schema.boolean, "A secret: never shown"),
    ]
  }

  private var declared: Object {
    [
      "optional": Schema.described(Schema.boolean, "Whether it may be missing"),
      "default": ["description": "What stands for a missing value"],
    ]
  }

  private func object(_ properties: Object) -> Object {
    var schema = Schema.object(properties)
    schema["allOf"] = .array(rules)
    return schema
  }

  /// Which facets mean something for which type, and what a default has to be then.
  private var rules: [Value] {
    [
      kind("boolean", allows: [], default: ["type": "boolean"]),
      kind("integer", allows: ["minimum", "maximum"], default: ["type": "integer"]),
      kind("number", allows: ["minimum", "maximum"], default: ["type": "number"]),
      kind("any", allows: []),
      kind("array", allows: ["items"], default: ["type": "array"]),
      [
        "if": .object(Self.isType("object")),
        "then": .object(
          Self.allowing(["properties"]).merging([
            "required": ["properties"]
          ])),
      ],
      [
        "if": ["anyOf": [.object(Self.isType("string")), ["not": .object(Schema.has("type"))]]],
        "then": .object(Self.strings),
      ],
      [
        "if": ["properties": ["optional": ["const": true]], "required": ["optional"]],
        "then": .object(Schema.without(["default"])),
      ],
    ]
  }

  /// Without a type, only a list of choices can be meant.
  private static let strings: Object = [
    "properties": ["default": ["type": "string"]],
    "if": .object(Schema.has("enum")), "then": .object(allowing(["enum"])),
    "else": [
      "required": ["type"],
      "if": ["properties": ["writeOnly": ["const": true]], "required": ["writeOnly"]],
      "then": .object(allowing(["writeOnly"])),
      "else": .object(allowing(["format", "writeOnly"])),
    ],
  ]

  private func kind(
    _ word: String, allows facets: [String], default defaultValue: Value? = nil
  ) -> Value {
    var then = Self.allowing(facets)
    if let defaultValue, case .object(let properties)? = then["properties"] {
      then["properties"] = .object(properties.merging(["default": defaultValue]))
    }
    return ["if": .object(Self.isType(word)), "then": .object(then)]
  }

  private static func isType(_ word: String) -> Object {
    ["properties": ["type": ["const": .string(word)]], "required": ["type"]]
  }

  private static func allowing(_ facets: [String]) -> Object {
    Schema.without(Self.facets.filter { !facets.contains($0) })
  }

  private var outcome: Object {
    Schema.object(
      [
        "status": Schema.oneOf(
          OutcomeStatus.allCases.map(\.rawValue), "What it means to whoever started the journey"),
        "result": Schema.named(Schema.ref("declaration"), "What it gives"),
        "message": Schema.described(
          SchemaScope.message.text, "What people read then; may refer to ${result.name}"),
      ], required: ["status"])
  }
}
