/// What learns of the reads of a body.
@MainActor
public protocol ReadTracker: AnyObject {
  func didRead(_ source: Source)
  func didRead(environment key: any EnvironmentKey.Type)
  /// Called by sources it was added to.
  func sourceChanged(_ source: Source)
}

extension ReadTracker {
  public func didRead(environment key: any EnvironmentKey.Type) {}
}
