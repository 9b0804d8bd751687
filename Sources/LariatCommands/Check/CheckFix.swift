import LariatFlows

/// Mends what can be mended beyond doubt, in memory.
struct CheckFix {
  private(set) var run: CheckRun
  /// What is left after mending.
  private(set) var findings: [Finding]

  /// A mended name may bring another fault to light.
  private static let roundLimit = 10

  init(_ run: CheckRun, _ findings: [Finding]) throws {
    self.run = run
    self.findings = findings
    for _ in 0..<Self.roundLimit {
      guard self.run.apply(self.findings.compactMap(\.fix)) else { break }
      self.findings = try self.run.findings()
    }
  }
}
