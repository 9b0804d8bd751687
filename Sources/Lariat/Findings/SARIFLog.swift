public import LariatFlows

/// Findings as a log in the Static Analysis Results Interchange Format 2.1.0 (OASIS).
public struct SARIFLog: Sendable {
  /// The version of the program that found them.
  public var version: String
  /// What rules ask for, one sentence each; a rule that is missing here is described by its name.
  public var summaries: [(rule: RuleID, summary: String)]
  /// The paths of the findings' files as the log gives them, relative to the project's folder or
  /// absolute; a file that is missing here has the name that findings give it.
  public var paths: [String: String]

  public init(
    version: String, summaries: [(rule: RuleID, summary: String)],
    paths: [String: String] = [:]
  ) {
    self.version = version
    self.summaries = summaries
    self.paths = paths
  }

  public func value(_ findings: [Finding]) -> Value {
    let summaries = Dictionary(summaries.map { ($0.rule, $0.summary) }) { first, _ in first }
    let rules = Set(findings.map(\.rule)).sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let driver: Value = [
      "name": "lariat", "version": .string(version),
      "rules": .array(rules.map { rule($0, summaries[$0] ?? $0.rawValue) }),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(findings.map { result($0, index: indices[$0.rule] ?? -1) }),
        ]
      ],
    ]
  }

  private func rule(_ rule: RuleID, _ summary: String) -> Value {
    [
      "id": .string(rule.rawValue), "shortDescription": ["text": .string(summary)],
      "help": ["text": .string(summary)],
    ]
  }

  private func result(_ finding: Finding, index: Int) -> Value {
    let text = finding.remedy.isEmpty ? finding.problem : "\(finding.problem); \(finding.remedy)"
    var result: Object = [
      "ruleId": .string(finding.rule.rawValue), "ruleIndex": .integer(index),
      "level": .string(finding.severity.rawValue), "message": ["text": .string(text)],
      "locations": .array(finding.place.map { [["physicalLocation": location($0)]] } ?? []),
    ]
    if !finding.related.isEmpty {
      result["relatedLocations"] = .array(
        finding.related.map {
          ["message": ["text": .string($0.note)], "physicalLocation": location($0.place)]
        })
    }
    return .object(result)
  }

  private func location(_ place: Place) -> Value {
    [
      "artifactLocation": ["uri": .string(uri(paths[place.file] ?? place.file))],
      "region": [
        "startLine": .integer(place.start.line), "startColumn": .integer(place.start.column),
        "endLine": .integer(place.end.line), "endColumn": .integer(place.end.column),
      ],
    ]
  }

  /// A relative reference, or a `file` URI where the path is absolute (RFC 3986).
  private func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
