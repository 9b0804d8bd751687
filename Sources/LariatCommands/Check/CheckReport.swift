import LariatFlows

/// Findings as people read them.
nonisolated enum CheckReport {
  /// A line for each finding, and one that sums up.
  static func text(_ findings: [Finding], files: Int) -> String {
    findings.map { "\($0)\n" }.joined() + summary(findings, files: files) + "\n"
  }

  private static func summary(_ findings: [Finding], files: Int) -> String {
    let checked = count(files, "file")
    guard !findings.isEmpty else { return "\(checked), nothing found" }
    let errors = findings.count { $0.severity == .error }
    let parts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    return parts.map { count($0.0, $0.1) }.joined(separator: ", ") + " in \(checked)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
