import LariatFlows

/// The schema of guards.
enum ConditionSchema {
  private static let tests = ["equals", "in", "atLeast", "atMost"]
  private static let joins = ["isSet", "all", "any", "not"]

  /// `condition.step` for the start, `condition.transition` for what follows an output.
  static var definitions: Object {
    [
      "condition.step": .object(condition(in: .step)),
      "condition.transition": .object(condition(in: .transition)),
    ]
  }

  private static func condition(in scope: SchemaScope) -> Object {
    let itself = Schema.ref("condition.\(scope.rawValue)")
    let list: Value = ["type": "array", "minItems": 1, "items": itself]
    var schema = Schema.object([
      "value": Schema.described(scope.reference, "What is compared"),
      "equals": Schema.described(scope.any, "It is this"),
      "in": [
        "type": "array", "minItems": 1, "items": scope.any, "description": "It is one of these",
      ],
      "atLeast": Schema.described(scope.any, "It is this or more"),
      "atMost": Schema.described(scope.any, "It is this or less"),
      "isSet": Schema.described(scope.reference, "It has a value; ? may end the reference"),
      "all": Schema.described(list, "Every one of these holds"),
      "any": Schema.described(list, "One of these holds"),
      "not": Schema.described(itself, "This does not hold"),
    ])
    let forms = Schema.exactlyOneKey(of: tests + joins)
    let comparison: Object = [
      "if": ["anyOf": .array(tests.map { .object(Schema.has($0)) })],
      "then": .object(Schema.has("value")),
      "else": .object(Schema.without(["value"])),
    ]
    schema["allOf"] = [.object(forms), .object(comparison)]
    return schema
  }
}
