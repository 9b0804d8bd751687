public import LariatFlows

extension ValueType {
  /// As JSON Schema (2020-12), in the words that flow files use for types.
  public var schema: Object {
    switch self {
    case .any: [:]
    case .boolean: ["type": "boolean"]
    case .integer(let range):
      Self.bounded("integer", range.minimum.map(Value.integer), range.maximum.map(Value.integer))
    case .number(let range):
      Self.bounded("number", range.minimum.map(Value.number), range.maximum.map(Value.number))
    case .string(nil), .typeName: ["type": "string"]
    case .string(let format?): ["type": "string", "format": .string(format.rawValue)]
    case .secret: ["type": "string", "writeOnly": true]
    case .choice(let type):
      ["type": "string", "enum": .array(type.choices.map { .string($0.value) })]
    case .array(let element): ["type": "array", "items": .object(element.schema)]
    case .record(let fields): fields.schema
    }
  }

  private static func bounded(_ type: String, _ minimum: Value?, _ maximum: Value?) -> Object {
    var schema: Object = ["type": .string(type)]
    schema["minimum"] = minimum
    schema["maximum"] = maximum
    return schema
  }
}

extension [FieldDeclaration] {
  /// An object schema that admits exactly these members.
  public var schema: Object {
    var properties = Object()
    for field in self { properties[field.name] = .object(field.schema) }
    var schema: Object = ["type": "object", "properties": .object(properties)]
    let required = filter(\.isRequired).map { Value.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    schema["additionalProperties"] = false
    return schema
  }
}

extension FieldDeclaration {
  public var schema: Object {
    var schema = type.schema
    if !summary.isEmpty { schema["description"] = .string(summary) }
    schema["default"] = defaultValue
    return schema
  }
}
