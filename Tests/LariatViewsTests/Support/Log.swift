/// What happened, in order.
@MainActor
final class Log {
  private var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was logged since it was last taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
