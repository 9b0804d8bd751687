import FoundationEssentials
public import LariatFlows

extension Scenario {
  /// Reads a scenario file's text. Findings are in reading order; the scenario is nil where one of
  /// them is an error.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (scenario: Scenario?, findings: [Finding]) {
    let (document, syntax) = JSONReader.read(bytes, file: file)
    guard let document else { return (nil, syntax) }
    var reader = ScenarioReader(document, file: file)
    let scenario = reader.read()
    let findings = (syntax + reader.findings).inReadingOrder()
    return (findings.hasErrors ? nil : scenario, findings)
  }

  /// Reads a scenario file.
  public static func load(_ path: String) -> (scenario: Scenario?, findings: [Finding]) {
    guard let contents = FileManager.default.contents(atPath: path) else {
      let finding = Finding(
        .unreadable, at: nil, "cannot read \(path)", remedy: "is it there, and may it be read?")
      return (nil, [finding])
    }
    return read(bytes: Array(contents), file: path)
  }
}

extension RuleID {
  static let unreadable: Self = "unreadable"
}
