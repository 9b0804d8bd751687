import Lariat
import LariatFlows

/// The findings of a run as they are printed.
struct CheckReport {
  var findings: [Finding]
  var run: CheckRun

  func text(as format: String) -> String {
    switch format {
    case "json": findings.json
    case "sarif": sarif.value(findings).json + "\n"
    default: findings.map { "\($0)\n" }.joined() + summary + "\n"
    }
  }

  /// A finding and the shortest way of a run to it, a step and its output on each line.
  static func explanation(of finding: Finding) -> String {
    guard !finding.path.isEmpty else {
      return "\(finding)\n  The file shows it by itself, whichever way a run takes.\n"
    }
    return "\(finding)\n" + finding.path.map { "  \($0)\n" }.joined()
  }

  private var sarif: SARIFLog {
    var paths: [String: String] = [:]
    for finding in findings {
      for file in [finding.place?.file].compactMap(\.self) + finding.related.map(\.place.file) {
        paths[file] = run.projectPath(of: file)
      }
    }
    return SARIFLog(version: Version.current, summaries: RuleID.summaries, paths: paths)
  }

  private var summary: String {
    let checked = count(run.files.count, "file")
    guard !findings.isEmpty else { return "\(checked), nothing found" }
    let errors = findings.count { $0.severity == .error }
    let parts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    return parts.map { count($0.0, $0.1) }.joined(separator: ", ") + " in \(checked)"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
