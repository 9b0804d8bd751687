public import LariatFlows

/// Settings that outlive a run, one JSON file in the state folder.
///
/// Any number of processes may read and change it at once. A missing or empty file holds no
/// settings; a corrupt one is an error and is left as it is.
public struct SettingsFile: Sendable {
  private let folder: StateFolder
  private let file: AtomicFile
  private let lock: FileLock

  /// - Parameter patience: how long a change waits for those of other processes.
  public init(
    in folder: StateFolder, name: String = "settings.json", patience: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.folder = folder
    file = AtomicFile(path: folder.path(of: name))
    lock = FileLock(path: folder.path(of: name + ".lock"), patience: patience, clock: clock)
  }

  public var path: String { file.path }

  /// What is kept under `key`, or nil. Waits for nobody.
  public func read(_ key: String) throws(StateError) -> Setting? {
    try contents().settings[key]
  }

  /// Keeps `value` under `key`.
  ///
  /// With an `expected` revision only if the setting still has it; 0 means that there is none yet.
  /// A value that is there already is never a conflict.
  @concurrent
  public func update(
    _ key: String, to value: Value, expecting expected: Int? = nil
  ) async throws(StateError) -> SettingChange {
    if let problem = SettingsContents.problem(with: value) {
      throw .unstorable(key: key, problem: problem)
    }
    try folder.make()
    return try await lock.withLock { () throws(StateError) in
      var contents = try contents()
      let change = contents.update(key, to: value, expecting: expected)
      if case .updated = change { try file.replace(with: contents.json) }
      return change
    }
  }

  private func contents() throws(StateError) -> SettingsContents {
    guard let bytes = try file.read() else { return SettingsContents() }
    return try SettingsContents(reading: bytes, file: path)
  }
}
