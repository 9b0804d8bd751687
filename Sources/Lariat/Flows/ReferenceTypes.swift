import LariatFlows

/// The types that references have in one flow.
struct ReferenceTypes: Sendable {
  private let inputs: [FieldDeclaration]
  /// What the context's names are set to, so far as it can be told; names that are set to different
  /// types are `any` here.
  private var context: [String: ValueType] = [:]

  init(_ flow: Flow) {
    inputs = flow.inputs
    for field in flow.definition.context {
      if case .plain(let type) = field.type.kind { context[field.name] = type }
    }
    let assignments = flow.transitions.flatMap { step, output, transition in
      transition.set.map { (step?.outputs.first { $0.name == output }?.payload, $0) }
    }
    for _ in 0..<4 {
      for (payload, assignment) in assignments where context[assignment.name.rawValue] == nil {
        context[assignment.name.rawValue] = type(of: assignment.value, payload: payload)
      }
    }
    for (payload, assignment) in assignments {
      guard let known = context[assignment.name.rawValue],
        let other = type(of: assignment.value, payload: payload)
      else { continue }
      if known.accepts(other) { continue }
      context[assignment.name.rawValue] = other.accepts(known) ? other : .any
    }
    for (_, _, transition) in flow.transitions {
      for name in transition.count { context[name.value.rawValue] = .integer() }
    }
  }

  /// The type of an expression; nil where it cannot be told.
  func type(of expression: ValueExpression, payload: [FieldDeclaration]?) -> ValueType? {
    switch expression.kind {
    case .literal(let value): value.literalType
    case .text: .string()
    case .reference(let reference):
      if case .found(let type, _) = look(up: reference, payload: payload) { type } else { nil }
    case .array, .object: nil
    }
  }

  enum LookUp {
    case found(ValueType, isOptional: Bool)
    /// There is no such field; the names that there are.
    case missing(name: String, known: [String])
    case unknown
  }

  func look(up reference: Reference, payload: [FieldDeclaration]?) -> LookUp {
    switch reference.root {
    case .input: return look(reference.path[...], in: inputs)
    case .output: return payload.map { look(reference.path[...], in: $0) } ?? .unknown
    case .context:
      guard let name = reference.path.first, let type = context[name] else { return .unknown }
      guard reference.path.count > 1 else { return .found(type, isOptional: false) }
      guard case .record(let fields) = type else { return .unknown }
      return look(reference.path.dropFirst(), in: fields)
    case .result, .row: return .unknown
    }
  }

  private func look(_ path: ArraySlice<String>, in fields: [FieldDeclaration]) -> LookUp {
    guard let name = path.first else { return .unknown }
    guard let field = fields[named: name] else {
      return .missing(name: name, known: fields.map(\.name))
    }
    if path.count == 1 { return .found(field.type, isOptional: field.isOptional) }
    switch field.type {
    case .record(let inner): return look(path.dropFirst(), in: inner)
    case .any: return .unknown
    default: return .missing(name: path[path.startIndex + 1], known: [])
    }
  }
}

extension Value {
  /// The type that a literal has by itself; nil for null, lists and objects.
  var literalType: ValueType? {
    switch self {
    case .boolean: .boolean
    case .integer: .integer()
    case .number: .number()
    case .string(let text): .choice(ChoiceType(choices: [Choice(text)]))
    case .secret: .secret
    case .null, .array, .object: nil
    }
  }
}
