import LariatFlows

extension StepSchema {
  /// What a step of that screen has beyond the name.
  func details(_ entry: ScreenEntry) -> Object {
    var properties: Object = ["with": .object(inputs(entry.inputs))]
    var required: [String] = []
    let certain = entry.certainOutputs(types: catalogue.types)
    properties["on"] = .object(outputs(entry.outputs, required: certain, of: .screen))
    if !certain.isEmpty { required.append("on") }
    var needs = Object()
    for need in entry.needs {
      needs[need.name.rawValue] = Schema.oneOf(
        catalogue.services(fitting: need), need.summary)
    }
    properties["use"] = .object(
      Schema.exactly(needs, required: entry.needs.map(\.name.rawValue)))
    if !entry.needs.isEmpty { required.append("use") }
    if entry.store == nil {
      properties["store"] = Schema.ref("unexpected")
    } else {
      required.append("store")
    }
    return schema(entry.summary, properties, required: required)
  }

  /// What a step of that service has beyond the name. `timedOut` goes with a timeout.
  func details(_ entry: ServiceEntry) -> Object {
    let timedOut: Object = [
      "timedOut": Schema.ref("routes.work", "It took longer than its timeout")
    ]
    var on = outputs(entry.outputs, required: entry.outputs.map(\.name), of: .work)
    if case .object(let known)? = on["properties"] {
      on["properties"] = .object(known.merging(timedOut))
    }
    var schema = schema(
      entry.summary, ["with": .object(inputs(entry.inputs)), "on": .object(on)], required: ["on"])
    schema["if"] = .object(Schema.has("timeout"))
    schema["then"] = ["properties": ["on": .object(Schema.has("timedOut"))]]
    schema["else"] = ["properties": ["on": .object(Schema.without(["timedOut"]))]]
    return schema
  }

  /// A step's own `with`. What it leaves out may be given by the ways to the step.
  private func inputs(_ fields: [FieldDeclaration]) -> Object {
    Schema.exactly(SchemaScope.step.values(fields))
  }

  func outputs(
    _ ports: [PortDeclaration], required: [OutputName]? = nil, of kind: TransitionSchema
  ) -> Object {
    var properties = Object()
    for port in ports {
      properties[port.name.rawValue] = Schema.ref(
        "routes.\(kind.rawValue)", port.summary + port.payloadText)
    }
    return Schema.exactly(properties, required: (required ?? ports.map(\.name)).map(\.rawValue))
  }

  private func schema(
    _ summary: String, _ properties: Object, required: [String]
  ) -> Object {
    var schema: Object = ["description": .string(summary), "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .array(required.map(Value.string)) }
    return schema
  }
}

extension PortDeclaration {
  /// ` {value: any, label: string}`; empty where it carries nothing.
  fileprivate var payloadText: String {
    guard !payload.isEmpty else { return "" }
    let fields = payload.map { "\($0.name): \($0.type.reference)" }
    return " {\(fields.joined(separator: ", "))}"
  }
}

extension ScreenEntry {
  /// The outputs that a step has whatever it is given, so far as trying inputs out can tell.
  ///
  /// A module may take outputs away for what `with` says literally; each input is tried left out,
  /// given by a reference, and as the plainest literals of its type.
  func certainOutputs(types: TypeTable) -> [OutputName] {
    let names = Set(inputs.map(\.name))
    var shapes = [
      shape(literals: Object(), types: types),
      shape(literals: Object(), variables: names, types: types),
    ]
    for input in inputs {
      let others = names.subtracting([input.name])
      for variables in [Set<String>(), others] {
        shapes.append(shape(literals: Object(), variables: variables, types: types))
        for literal in input.type.plainLiterals {
          shapes.append(
            shape(literals: [input.name: literal], variables: variables, types: types))
        }
      }
    }
    return outputs.map(\.name).filter { name in
      shapes.allSatisfy { $0.outputs.contains { $0.name == name } }
    }
  }
}

extension ValueType {
  fileprivate var plainLiterals: [Value] {
    switch self {
    case .boolean: [true, false]
    case .integer, .number: [0, 1]
    case .string, .secret, .typeName: ["", "text"]
    case .choice(let type): type.choices.map { .string($0.value) }
    case .array: [[]]
    case .record: [[:]]
    case .any: ["", 0, false, [], [:]]
    }
  }
}
