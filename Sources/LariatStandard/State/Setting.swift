public import LariatFlows

/// What is kept under one key.
public struct Setting: Sendable, Hashable {
  public var value: Value
  /// The number of the change that made it so; never given twice in one file.
  public var revision: Int

  public init(value: Value, revision: Int) {
    self.value = value
    self.revision = revision
  }
}

/// What came of a change to a setting.
public enum SettingChange: Sendable, Hashable {
  /// The new value is on disk, with this revision.
  case updated(revision: Int)
  /// The value was there already.
  case unchanged(revision: Int)
  /// Somebody else changed it meanwhile: nothing was written, and this is there now.
  case conflict(Setting?)
}
