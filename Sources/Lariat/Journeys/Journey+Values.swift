import LariatFlows

/// Values that a journey takes from its file while it moves.
extension Journey {
  /// The values of `set`, each of which sees the context from before; nil unsets.
  func assignments(
    _ transition: Transition, _ scope: Scope
  ) throws(JourneyError) -> [(ContextName, Value?)] {
    var assigned: [(ContextName, Value?)] = []
    for assignment in transition.set {
      let value = try attempt { () throws(EvaluationError) in try scope.evaluate(assignment.value) }
      assigned.append((assignment.name, value))
    }
    return assigned
  }

  mutating func apply(
    _ assigned: [(ContextName, Value?)], _ transition: Transition
  ) throws(JourneyError) {
    for (name, value) in assigned { context[name.rawValue] = value }
    for name in transition.count {
      switch context[name.value.rawValue] {
      case nil: context[name.value.rawValue] = 1
      case .integer(let count)? where count < Int.max:
        context[name.value.rawValue] = .integer(count + 1)
      default: throw .uncountable(name.value, name.place)
      }
    }
  }

  func after(_ before: Scope) -> Scope {
    Scope(input: input, context: context, output: before.output)
  }

  func text(
    _ expression: ValueExpression?, _ scope: Scope
  ) throws(JourneyError) -> String? {
    guard let expression else { return nil }
    return try attempt { () throws(EvaluationError) in try scope.evaluate(expression)?.text }
  }

  /// The arguments as they are now, outside any transition.
  func values(of arguments: [Argument]) throws(JourneyError) -> Object {
    let scope = Scope(input: input, context: context)
    return try attempt { () throws(EvaluationError) in try scope.evaluate(arguments) }
  }

  /// The text that `reference` leads to now: the name of a journey to nest.
  func name(from reference: Reference) throws(JourneyError) -> String {
    let scope = Scope(input: input, context: context)
    return try attempt { () throws(EvaluationError) in
      guard case .string(let name)? = try scope.value(of: reference) else {
        throw EvaluationError(.unset, reference)
      }
      return name
    }
  }

  func attempt<Result>(
    _ body: () throws(EvaluationError) -> Result
  ) throws(JourneyError) -> Result {
    do { return try body() } catch { throw .evaluation(error) }
  }
}
