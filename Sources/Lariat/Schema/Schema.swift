import LariatFlows

/// Parts that our JSON Schemas (2020-12) are put together from.
///
/// Everything is said with `if`, `then` and `else` in place of `oneOf`, so that a validator descends
/// into the one branch that is meant and its message points at the key that is wrong.
enum Schema {
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The pattern of names that a file chooses.
  static let namePattern = "^[A-Za-z0-9_][A-Za-z0-9_-]*$"

  /// Where a key must not stand. `errorMessage` and `doNotSuggest` are what editors show and heed.
  static let unexpected: Value = [
    "not": [:], "errorMessage": "This key means nothing here.", "doNotSuggest": true,
  ]

  static let string: Value = ["type": "string"]
  static let boolean: Value = ["type": "boolean"]
  static let note: Value = ["type": "string", "description": "A remark for readers"]

  /// A definition of the same file.
  static func ref(_ name: String) -> Value { ["$ref": .string("#/$defs/\(name)")] }

  /// The same, with a text of its own that editors show.
  static func ref(_ name: String, _ description: String) -> Value {
    described(ref(name), description)
  }

  static func described(_ schema: Value, _ description: String) -> Value {
    guard case .object(var object) = schema, !description.isEmpty else { return schema }
    object["description"] = .string(description)
    return .object(object)
  }

  static func text(_ description: String) -> Value { described(string, description) }

  static func oneOf(_ names: [String], _ description: String = "") -> Value {
    described(["enum": .array(names.map(Value.string))], description)
  }

  /// An object that has these keys and no others. A note is always welcome.
  static func object(_ properties: Object, required: [String] = []) -> Object {
    exactly(properties.merging(["note": note]), required: required)
  }

  /// An object that has these keys and no others.
  static func exactly(_ properties: Object, required: [String] = []) -> Object {
    var schema: Object = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .array(required.map(Value.string)) }
    schema["additionalProperties"] = ref("unexpected")
    return schema
  }

  /// An object whose keys are names that the file chooses.
  static func named(_ value: Value, _ description: String = "", atLeastOne: Bool = false) -> Value {
    var schema: Object = [
      "type": "object", "patternProperties": [namePattern: value],
      "additionalProperties": ref("unexpected"),
    ]
    if atLeastOne { schema["minProperties"] = 1 }
    return described(.object(schema), description)
  }

  /// Demands exactly one of the keys: a second one is found where it stands.
  static func exactlyOneKey(of keys: [String]) -> Object {
    var dependents = Object()
    for (index, key) in keys.enumerated().dropLast() {
      dependents[key] = .object(without(Array(keys[(index + 1)...])))
    }
    return [
      "anyOf": .array(keys.map { .object(has($0)) }), "dependentSchemas": .object(dependents),
    ]
  }

  static func has(_ key: String) -> Object { ["required": [.string(key)]] }

  /// Forbids keys that the schema knows otherwise.
  static func without(_ keys: [String]) -> Object {
    var properties = Object()
    for key in keys { properties[key] = ref("unexpected") }
    return ["properties": .object(properties)]
  }

  /// What holds where `key` has that value.
  static func when(_ key: String, is value: Value, _ then: Value) -> Value {
    [
      "if": ["properties": .object([key: ["const": value]]), "required": [.string(key)]],
      "then": then,
    ]
  }
}
