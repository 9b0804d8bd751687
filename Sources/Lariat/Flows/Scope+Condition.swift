public import LariatFlows

extension Scope {
  /// Decides a guard. One that cannot be decided throws: it is never taken for false.
  public func holds(_ condition: Condition) throws(EvaluationError) -> Bool {
    switch condition.kind {
    case .isSet(let reference): return try value(of: reference) != nil
    case .equals(let reference, let expression):
      return try required(reference).isSame(as: try evaluate(expression))
    case .isOneOf(let reference, let expressions):
      let value = try required(reference)
      for expression in expressions where value.isSame(as: try evaluate(expression)) {
        return true
      }
      return false
    case .atLeast(let reference, let expression):
      return try compare(reference, expression) >= 0
    case .atMost(let reference, let expression):
      return try compare(reference, expression) <= 0
    case .all(let conditions):
      for condition in conditions where try !holds(condition) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where try holds(condition) { return true }
      return false
    case .not(let condition): return try !holds(condition)
    }
  }

  private func required(_ reference: Reference) throws(EvaluationError) -> Value {
    guard let value = try value(of: reference) else { throw EvaluationError(.unset, reference) }
    return value
  }

  /// Negative, zero or positive, as the reference's value is less, equal or more.
  private func compare(
    _ reference: Reference, _ expression: ValueExpression
  ) throws(EvaluationError) -> Int {
    let left = try required(reference)
    guard let right = try evaluate(expression), let order = left.order(against: right) else {
      throw EvaluationError(.notOrdered, reference)
    }
    return order
  }
}

extension Value {
  /// Equal as people count: an integer and a number of the same size are.
  func isSame(as other: Value?) -> Bool {
    switch (self, other) {
    case (.integer(let left), .number(let right)?): Double(left) == right
    case (.number(let left), .integer(let right)?): left == Double(right)
    default: self == other
    }
  }

  /// Negative, zero or positive; nil for what has no order. Dates compare as text.
  func order(against other: Value) -> Int? {
    func sign<T: Comparable>(_ left: T, _ right: T) -> Int {
      left < right ? -1 : left > right ? 1 : 0
    }
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return sign(left, right)
    case (.integer(let left), .number(let right)): return sign(Double(left), right)
    case (.number(let left), .integer(let right)): return sign(left, Double(right))
    case (.number(let left), .number(let right)): return sign(left, right)
    case (.string(let left), .string(let right)): return sign(left, right)
    default: return nil
    }
  }
}
