import Lariat
import LariatFlows

/// A journey of one form that asks for the inputs of another: so every front can ask.
struct InputForm {
  static let journey = "inputs"

  let flow: Flow
  let fields: [FieldDeclaration]

  var library: FlowLibrary { FlowLibrary(texts: [JourneyID(Self.journey): definition.json]) }

  private var definition: Value {
    [
      "lariat": 1, "journey": .string(Self.journey), "title": .string(flow.definition.title),
      "outcomes": [
        "given": ["status": "success", "result": ["values": "any"]],
        "cancelled": ["status": "cancelled"],
      ],
      "start": "form",
      "steps": [
        "form": [
          "screen": "form",
          "with": [
            "title": .string(flow.definition.title), "fields": .array(fields.map(field)),
          ],
          "on": [
            "submitted": ["end": "given", "with": ["values": "${output.values}"]],
            "cancelled": ["end": "cancelled"],
          ],
        ]
      ],
    ]
  }

  private func field(_ field: FieldDeclaration) -> Value {
    var entry: Object = [
      "name": .string(field.name),
      "label": .string(field.summary.isEmpty ? field.name : field.summary),
      "required": true,
    ]
    switch field.type {
    case .boolean: entry["type"] = "toggle"
    case .integer, .number: entry["type"] = "number"
    case .string(.path): entry["type"] = "path"
    case .string(.date): entry["type"] = "date"
    case .string(.multiline): entry["type"] = "multiline"
    case .secret: entry["type"] = "secret"
    case .choice(let type):
      entry["type"] = "choice"
      entry["options"] = .array(
        type.choices.map { choice in
          [
            "value": .string(choice.value), "label": .string(choice.label),
            "detail": .string(choice.detail),
          ]
        })
    case .any, .string, .array, .record, .typeName: entry["type"] = "text"
    }
    return .object(entry)
  }

  /// What was answered, of the types that the inputs have.
  func values(from result: Object) -> Object {
    guard case .object(let values)? = result["values"] else { return Object() }
    var input = Object()
    for field in fields {
      guard let value = values[field.name] else { continue }
      if case .string(let text) = value, let parsed = try? field.type.parse(text, types: flow.types)
      {
        input[field.name] = parsed
      } else if case .number(let number) = value, case .integer = field.type,
        let whole = Int(exactly: number)
      {
        input[field.name] = .integer(whole)
      } else {
        input[field.name] = value
      }
    }
    return input
  }
}
