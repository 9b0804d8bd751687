internal import LariatFlows

/// Reads what `SettingsContents` writes, and refuses whatever it would not have written: a change
/// would lose what was not understood.
struct SettingsReader {
  let file: String

  /// Where counting stops making sense: no file gets there by changes.
  private static let highestRevision = 1 << 53

  func root(of bytes: [UInt8]) throws(StateError) -> (revision: Int, settings: [String: Setting]) {
    let root = try members(of: json(bytes), are: ["revision", "settings"], in: "the file")
    let last = try revision(root["revision"], atMost: Self.highestRevision, in: "the file")
    guard case .object(let entries)? = root["settings"] else {
      throw problem("\"settings\" is no object")
    }
    var settings: [String: Setting] = [:]
    for entry in entries.members {
      let name = "the setting \"\(entry.name)\""
      let parts = try members(of: entry.value, are: ["value", "revision"], in: name)
      let own = try revision(parts["revision"], atMost: last, in: name)
      settings[entry.name] = Setting(value: parts["value"] ?? .null, revision: own)
    }
    return (last, settings)
  }

  private func json(_ bytes: [UInt8]) throws(StateError) -> Value {
    let (document, findings) = JSONReader.read(bytes, file: file)
    if let finding = findings.first {
      let start = finding.place?.start
      throw problem("line \(start?.line ?? 1), column \(start?.column ?? 1): \(finding.problem)")
    }
    return document?.root.value ?? .null
  }

  private func members(
    of value: Value, are names: Set<String>, in whole: String
  ) throws(StateError) -> Object {
    guard case .object(let object) = value, Set(object.members.map(\.name)) == names else {
      let list = names.sorted(by: >).map { "\"\($0)\"" }.joined(separator: " and ")
      throw problem("\(whole) does not hold exactly \(list)")
    }
    return object
  }

  private func revision(
    _ value: Value?, atMost limit: Int, in whole: String
  ) throws(StateError) -> Int {
    guard case .integer(let number)? = value, (0...limit).contains(number) else {
      throw problem("the revision of \(whole) is no integer from 0 to \(limit)")
    }
    return number
  }

  private func problem(_ text: String) -> StateError { .corrupt(file: file, problem: text) }
}
