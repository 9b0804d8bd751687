internal import LariatFlows

/// What a settings file holds, as a value.
struct SettingsContents: Sendable, Hashable {
  /// The number of changes so far.
  private(set) var revision = 0
  private(set) var settings: [String: Setting] = [:]

  init() {}

  /// See `SettingsFile.update`.
  mutating func update(_ key: String, to value: Value, expecting expected: Int?) -> SettingChange {
    let present = settings[key]
    if let present, present.value == value { return .unchanged(revision: present.revision) }
    if let expected, expected != present?.revision ?? 0 { return .conflict(present) }
    revision += 1
    settings[key] = Setting(value: value, revision: revision)
    return .updated(revision: revision)
  }

  /// Why `value` cannot be kept, or nil when it can: a secret would be written as a mask, and what is
  /// nested too deep could not be read again.
  static func problem(with value: Value, depth: Int = 0) -> String? {
    let parts: [Value]
    switch value {
    case .secret: return "it holds a secret"
    case .number(let number) where !number.isFinite: return "it holds a number that is not finite"
    case .null, .boolean, .integer, .number, .string: return nil
    case .array(let elements): parts = elements
    case .object(let object): parts = object.members.map(\.value)
    }
    guard depth < 64 else { return "it is nested deeper than 64 levels" }
    for part in parts {
      if let problem = problem(with: part, depth: depth + 1) { return problem }
    }
    return nil
  }
}

extension SettingsContents {
  /// The bytes of the file: JSON with a line for each setting, in the order of their keys.
  var json: [UInt8] {
    let lines = settings.sorted { $0.key < $1.key }.map { key, setting in
      let entry: Value = ["value": setting.value, "revision": .integer(setting.revision)]
      return "\n    \(Value.quote(key)): \(entry.json)"
    }
    let text = """
      {
        "revision": \(revision),
        "settings": {\(lines.joined(separator: ","))
        }
      }

      """
    return Array(text.utf8)
  }

  /// Nothing but spaces and line ends is a file without settings.
  init(reading bytes: [UInt8], file: String) throws(StateError) {
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return }
    let root = try SettingsReader(file: file).root(of: bytes)
    revision = root.revision
    settings = root.settings
  }
}
