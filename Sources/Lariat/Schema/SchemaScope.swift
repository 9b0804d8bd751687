import LariatFlows

/// Where in a flow file a value stands: which references mean something there.
enum SchemaScope: String, CaseIterable {
  case input
  case step
  case transition
  case message

  private var roots: [Reference.Root] {
    switch self {
    case .input: [.input]
    case .step: [.input, .context]
    case .transition: [.input, .context, .output]
    case .message: [.input, .context, .result]
    }
  }

  /// One reference, without anchors.
  private var pattern: String {
    let names = roots.map(\.rawValue).joined(separator: "|")
    return #"\$\{(?:\#(names))(?:\.[A-Za-z0-9_-]+)+\??\}"#
  }

  /// The definitions that the schemas of values in this scope refer to.
  var definitions: Object {
    let text = #"^(?:[^$]|\$\$\{|\$(?!\{|\$\{)|\#(pattern))*$"#
    var definitions = Object()
    definitions[name("reference")] = [
      "type": "string", "pattern": .string("^\(pattern)$"),
      "description": "A reference: ${root.name}",
    ]
    definitions[name("text")] = ["type": "string", "pattern": .string(text)]
    definitions[name("any")] = [
      "pattern": .string(text), "items": ref("any"), "additionalProperties": ref("any"),
    ]
    return definitions
  }

  private func name(_ kind: String) -> String { "\(kind).\(rawValue)" }

  private func ref(_ kind: String) -> Value { Schema.ref(name(kind)) }

  /// Exactly one reference.
  var reference: Value { ref("reference") }
  /// Text, with references in it or without.
  var text: Value { ref("text") }
  /// Any value: only the references in it are looked at.
  var any: Value { ref("any") }

  /// A value of that type, or a reference in its place.
  func value(_ type: ValueType) -> Value {
    switch type {
    case .any: any
    case .string, .secret, .typeName: text
    case .boolean, .integer, .number, .choice: orReference(.object(type.schema))
    case .array(let element):
      orReference(["type": "array", "items": value(element)])
    case .record(let fields):
      orReference(
        .object(
          Schema.exactly(values(fields), required: fields.filter(\.isRequired).map(\.name))))
    }
  }

  /// The values of an object's fields, with what is known about each.
  func values(_ fields: [FieldDeclaration]) -> Object {
    var properties = Object()
    for field in fields {
      guard case .object(var schema) = value(field.type) else { continue }
      if !field.summary.isEmpty { schema["description"] = .string(field.summary) }
      schema["default"] = field.defaultValue
      properties[field.name] = .object(schema)
    }
    return properties
  }

  /// A string that begins like a reference has to be one.
  private func orReference(_ schema: Value) -> Value {
    [
      "if": ["type": "string", "pattern": #"^\$\{"#], "then": reference, "else": schema,
    ]
  }
}
