/// Durations as people type them: `30s`, `500ms`, `2m`, `1h`; a bare number counts seconds.
nonisolated enum DurationText {
  static func parse(_ text: String) -> Duration? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let amount = Double(digits), amount >= 0, amount <= 1_000_000_000 else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": return .milliseconds(amount)
    case "s", "": return .seconds(amount)
    case "m": return .seconds(amount * 60)
    case "h": return .seconds(amount * 3600)
    default: return nil
    }
  }
}
