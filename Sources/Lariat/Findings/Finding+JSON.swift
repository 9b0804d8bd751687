public import LariatFlows

extension Finding {
  /// As an object with the keys `rule`, `severity`, `file`, `start`, `end`, `problem`, `remedy` and
  /// `related`; what the finding does not have is null.
  public var json: Value {
    [
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue),
      "file": place.map { .string($0.file) } ?? .null, "start": place?.start.json ?? .null,
      "end": place?.end.json ?? .null, "problem": .string(problem), "remedy": .string(remedy),
      "related": .array(related.map(\.json)),
    ]
  }
}

extension Finding.Related {
  fileprivate var json: Value {
    [
      "note": .string(note), "file": .string(place.file), "start": place.start.json,
      "end": place.end.json,
    ]
  }
}

extension Position {
  fileprivate var json: Value { ["line": .integer(line), "column": .integer(column)] }
}

extension [Finding] {
  /// One array of objects, each on a line of its own.
  public var json: String {
    guard !isEmpty else { return "[]\n" }
    return "[\n" + map { "  \($0.json.json)" }.joined(separator: ",\n") + "\n]\n"
  }
}
