/// The figures of one benchmark: several runs of the same work.
struct Measurement {
  var name: String
  /// What one figure counts: `actions/s`, `µs`.
  var unit: String
  var figures: [Double]
  /// What the figure is meant to reach, in words: `at least 2,000,000`.
  var goal: String

  /// Runs `body` once to warm up, then `runs` times; it returns the figure of its run.
  @MainActor
  init(
    _ name: String, unit: String, goal: String = "", runs: Int = 9,
    _ body: @MainActor () async throws -> Double
  ) async rethrows {
    self.name = name
    self.unit = unit
    self.goal = goal
    figures = []
    _ = try await body()
    for _ in 0..<runs { figures.append(try await body()) }
  }

  var median: Double {
    let sorted = figures.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// `name  median unit  (lowest-highest of n)`.
  var line: String {
    let low = figures.min() ?? 0
    let high = figures.max() ?? 0
    let padding = String(repeating: " ", count: max(1, 46 - name.count))
    let spread = "(\(Self.text(low)) to \(Self.text(high)), \(figures.count) runs)"
    let suffix = goal.isEmpty ? "" : "  to reach: \(goal)"
    return "\(name)\(padding)\(Self.text(median)) \(unit) \(spread)\(suffix)"
  }

  /// Three significant digits; thousands apart.
  static func text(_ figure: Double) -> String {
    if figure >= 1000 {
      var digits = String(Int(figure.rounded()))
      var groups: [String] = []
      while digits.count > 3 {
        groups.insert(String(digits.suffix(3)), at: 0)
        digits.removeLast(3)
      }
      return ([digits] + groups).joined(separator: ",")
    }
    let scale: Double = figure >= 100 ? 1 : figure >= 10 ? 10 : 100
    return "\((figure * scale).rounded() / scale)"
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
