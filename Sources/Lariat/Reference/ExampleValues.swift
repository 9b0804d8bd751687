import LariatFlows

/// Makes up values for the inputs of an example.
struct ExampleValues {
  let types: TypeTable
  /// What the flow declares for those that are no literals.
  private(set) var inputs = Object()

  init(types: TypeTable) { self.types = types }

  /// What is required, and what may be left out but has a type that tells what it could be.
  mutating func with(_ fields: [FieldDeclaration]) -> Object {
    var with = Object()
    for field in fields where field.isRequired || (field.isOptional && isTelling(field.type)) {
      with[field.name] = value(of: field)
    }
    return with
  }

  private func isTelling(_ type: ValueType) -> Bool {
    switch type {
    case .any, .secret, .array, .record: false
    case .typeName: !types.types.isEmpty
    case .boolean, .integer, .number, .string, .choice: true
    }
  }

  private mutating func value(of field: FieldDeclaration) -> Value {
    if case .secret = field.type {
      inputs[field.name] = [
        "type": "string", "writeOnly": true, "description": .string(field.summary),
      ]
      return .string("${input.\(field.name)}")
    }
    return value(of: field.type, named: field.name)
  }

  private mutating func value(of type: ValueType, named name: String) -> Value {
    switch type {
    case .any, .string(nil), .string(.multiline), .secret: return .string(name)
    case .string(.path): return "notes.md"
    case .string(.date): return "2026-01-31"
    case .boolean: return true
    case .integer(let range): return .integer(range.minimum ?? min(1, range.maximum ?? 1))
    case .number(let range): return .number(range.minimum ?? min(1, range.maximum ?? 1))
    case .choice(let type): return .string(type.choices.first?.value ?? name)
    case .typeName: return .string(types.names.first ?? name)
    case .array(let element): return [value(of: element, named: name)]
    case .record(let fields): return .object(with(fields.filter(\.isRequired)))
    }
  }
}
