public import LariatFlows

/// A reference or a condition that has no value when it is needed: the flow cannot go on.
public struct EvaluationError: Error, Sendable, Hashable {
  public enum Problem: Sendable, Hashable {
    case unset
    /// A list or an object inside text.
    case notText
    /// Compared in order with something that has none.
    case notOrdered
    case outOfScope
  }

  public var problem: Problem
  public var reference: Reference

  init(_ problem: Problem, _ reference: Reference) {
    self.problem = problem
    self.reference = reference
  }
}

extension EvaluationError: CustomStringConvertible {
  public var description: String {
    switch problem {
    case .unset: "\(reference.place): \(reference) is not set here"
    case .notText:
      "\(reference.place): \(reference) is a list or an object and has no place in text"
    case .notOrdered: "\(reference.place): \(reference) cannot be compared in order"
    case .outOfScope: "\(reference.place): \(reference) cannot be read here"
    }
  }
}
