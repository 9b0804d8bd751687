public import LariatFlows

/// The values that references reach.
public struct Scope: Sendable {
  public var input: Object
  public var context: Object
  public var output: Object?
  public var result: Object?

  public init(
    input: Object = Object(), context: Object = Object(), output: Object? = nil,
    result: Object? = nil
  ) {
    self.input = input
    self.context = context
    self.output = output
    self.result = result
  }

  /// The value that `reference` leads to; nil where something on the way is not set.
  func value(of reference: Reference) throws(EvaluationError) -> Value? {
    var value: Value
    switch reference.root {
    case .input: value = .object(input)
    case .context: value = .object(context)
    case .output: value = .object(output ?? Object())
    case .result: value = .object(result ?? Object())
    case .row: throw EvaluationError(.outOfScope, reference)
    }
    for name in reference.path {
      guard case .object(let object) = value else { return nil }
      guard let next = object[name] else { return nil }
      value = next
    }
    return value
  }

  /// The value of an expression; nil where an optional reference that is the whole of it is unset.
  public func evaluate(_ expression: ValueExpression) throws(EvaluationError) -> Value? {
    switch expression.kind {
    case .literal(let value): return value
    case .reference(let reference):
      if let value = try value(of: reference) { return value }
      if reference.isOptional { return nil }
      throw EvaluationError(.unset, reference)
    case .text(let parts): return .string(try text(parts))
    case .array(let elements):
      var values: [Value] = []
      for element in elements {
        if let value = try evaluate(element) { values.append(value) }
      }
      return .array(values)
    case .object(let arguments): return .object(try evaluate(arguments))
    }
  }

  /// The arguments as named values, those left out that are optional and unset.
  public func evaluate(_ arguments: [Argument]) throws(EvaluationError) -> Object {
    var object = Object()
    for argument in arguments {
      if let value = try evaluate(argument.value) { object[argument.name] = value }
    }
    return object
  }

  private func text(_ parts: [ValueExpression.TextPart]) throws(EvaluationError) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .reference(let reference):
        guard let value = try value(of: reference) else {
          if reference.isOptional { continue }
          throw EvaluationError(.unset, reference)
        }
        guard let shown = value.text else { throw EvaluationError(.notText, reference) }
        text += shown
      }
    }
    return text
  }
}
