import Testing

/// Where a tester's failures go: issues of the running test, at the caller's line.
@MainActor
struct Failures {
  /// How often something was looked at; a tester that looked at nothing tested nothing.
  private(set) var expectations = 0

  mutating func count() { expectations += 1 }

  func record(_ lines: String..., at location: SourceLocation) {
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
  }

  /// Records an issue unless both are equal, and says where they differ.
  mutating func expect<Value: Equatable>(
    _ seen: Value, equals expected: Value, _ what: String, at location: SourceLocation
  ) {
    count()
    guard seen != expected else { return }
    record("\(what) differs", "expected: \(expected)", "seen:     \(seen)", at: location)
  }

  /// Lists that differ are shown line by line.
  mutating func expect(
    lines seen: [String], equal expected: [String], _ what: String, at location: SourceLocation
  ) {
    count()
    guard seen != expected else { return }
    let difference = LineDifference(expected: expected, seen: seen)
    record("\(what) differs (- expected, + seen)", "\(difference)", at: location)
  }
}
