public import LariatFlows

/// Gathers what is wrong while a value is decoded, and knows the named types.
public struct DecodingContext: Sendable {
  public let types: TypeTable
  public private(set) var issues: [FieldIssue] = []

  public init(types: TypeTable) { self.types = types }

  public mutating func report(_ problem: FieldIssue.Problem) {
    issues.append(FieldIssue(problem))
  }

  public mutating func report(expected: String, got value: Value) {
    report(.wrongType(expected: expected, got: value.kind))
  }

  /// Does `body` for a part of the value: what it reports is placed under `component`.
  public mutating func inside<Result>(
    _ component: FieldIssue.Component, _ body: (inout DecodingContext) -> Result
  ) -> Result {
    let count = issues.count
    let result = body(&self)
    for index in count..<issues.count { issues[index].path.insert(component, at: 0) }
    return result
  }
}

extension Value {
  /// In words, for messages: short values as they are, larger ones by kind.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean, .integer, .number: json
    case .string(let text): text.utf8.count <= 40 ? Value.quote(text) : "a string"
    case .secret: "a secret"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
