/// A command line that cannot be understood: what is wrong, and how to mend it.
public nonisolated struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
  public var problem: String
  public var remedy: String

  public init(_ problem: String, remedy: String = "") {
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String {
    if remedy.isEmpty { return problem }
    return problem.hasSuffix("?") ? "\(problem) \(remedy)" : "\(problem); \(remedy)"
  }
}
