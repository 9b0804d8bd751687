public import LariatFlows

/// A step that shows how a screen or a service is used, and the smallest flow around it.
///
/// It links: what it gives is of the right types, and every output has an outcome of its name.
public struct ExampleStep: Sendable {
  public let name: StepID
  /// As the file has it.
  public let step: Object
  /// What the flow has to be given: secrets are never written into a file.
  private let inputs: Object
  private let outputs: [PortDeclaration]

  public init(_ entry: ScreenEntry, in catalogue: Catalogue) {
    var values = ExampleValues(types: catalogue.types)
    let with = values.with(entry.inputs)
    var step: Object = ["screen": .string(entry.name.rawValue)]
    var use = Object()
    for need in entry.needs {
      let service = catalogue.services(fitting: need).first ?? need.name.rawValue
      use[need.name.rawValue] = .string(service)
    }
    if !use.isEmpty { step["use"] = .object(use) }
    if let store = entry.store { step["store"] = .string(store.rawValue) }
    let outputs = entry.shape(literals: with, types: catalogue.types).outputs
    self.init(entry.name.rawValue, step, with, outputs, values.inputs)
  }

  public init(_ entry: ServiceEntry, in catalogue: Catalogue) {
    var values = ExampleValues(types: catalogue.types)
    let with = values.with(entry.inputs)
    self.init(
      entry.name.rawValue, ["service": .string(entry.name.rawValue)], with, entry.outputs,
      values.inputs)
  }

  private init(
    _ name: String, _ step: Object, _ with: Object, _ outputs: [PortDeclaration], _ inputs: Object
  ) {
    self.name = StepID(name.split(separator: ".").last.map(String.init) ?? name)
    self.inputs = inputs
    self.outputs = outputs
    var step = step
    if !with.isEmpty { step["with"] = .object(with) }
    var on = Object()
    for output in outputs { on[output.name.rawValue] = Self.transition(output) }
    step["on"] = .object(on)
    self.step = step
  }

  private static func transition(_ output: PortDeclaration) -> Value {
    var transition: Object = ["end": .string(output.name.rawValue)]
    var with = Object()
    for field in output.payload {
      with[field.name] = .string("${output.\(field.name)\(field.isOptional ? "?" : "")}")
    }
    if !with.isEmpty { transition["with"] = .object(with) }
    return .object(transition)
  }

  /// `"format": { "screen": "picker", … }`, as it stands under `steps`.
  public var text: String {
    let lines = Value.object([name.rawValue: .object(step)]).layout(width: 78)
    let inner = lines.split(separator: "\n").dropFirst().dropLast()
    guard !inner.isEmpty else { return String(lines.dropFirst(2).dropLast(3)) + "\n" }
    return inner.map { $0.dropFirst(2) + "\n" }.joined()
  }

  /// A whole flow of that name around the step.
  public func flow(_ journey: JourneyID, catalogue: Catalogue) -> Object {
    var outcomes = Object()
    for output in outputs {
      var outcome: Object = ["status": .string(output.name.status.rawValue)]
      if !output.payload.isEmpty { outcome["result"] = .object(output.payload.resultDeclarations) }
      outcomes[output.name.rawValue] = .object(outcome)
    }
    if outcomes.isEmpty { outcomes["cancelled"] = ["status": "cancelled"] }
    var flow: Object = ["lariat": 1, "journey": .string(journey.rawValue)]
    if !inputs.isEmpty { flow["input"] = .object(inputs) }
    if case .string(let store)? = step["store"] {
      flow["stores"] = .object([store: .object(self.store(StoreName(store), catalogue))])
    }
    flow["outcomes"] = .object(outcomes)
    flow["start"] = .string(name.rawValue)
    flow["steps"] = .object([name.rawValue: .object(step)])
    return flow
  }

  private func store(_ name: StoreName, _ catalogue: Catalogue) -> Object {
    var store: Object = ["module": .string(name.rawValue)]
    var values = ExampleValues(types: catalogue.types)
    let with = values.with(catalogue.stores[name]?.inputs ?? [])
    if !with.isEmpty { store["with"] = .object(with) }
    return store
  }
}

extension OutputName {
  /// What an outcome of this name most likely means.
  fileprivate var status: OutcomeStatus {
    switch rawValue {
    case "cancelled", "left", "back": .cancelled
    case "failed": .failure
    case "timedOut": .timedOut
    default: .success
    }
  }
}

extension [FieldDeclaration] {
  /// As a flow file declares the fields of a result.
  fileprivate var resultDeclarations: Object {
    reduce(into: Object()) { result, field in
      var declaration = field.type.declaration
      if field.isOptional { declaration["optional"] = true }
      let isWord = declaration.members.count == 1 && declaration["properties"] == nil
      result[field.name] = isWord ? declaration["type"] : .object(declaration)
    }
  }
}

extension ValueType {
  /// As a flow file declares it.
  fileprivate var declaration: Object {
    switch self {
    case .any: ["type": "any"]
    case .boolean, .integer, .number, .string, .secret, .typeName: schema
    case .choice(let type):
      type.name.map { ["type": .string($0.rawValue)] }
        ?? ["enum": .array(type.choices.map { .string($0.value) })]
    case .array(let element): ["type": "array", "items": .object(element.declaration)]
    case .record(let fields):
      fields.isEmpty
        ? ["type": "any"]
        : ["type": "object", "properties": .object(fields.resultDeclarations)]
    }
  }
}
