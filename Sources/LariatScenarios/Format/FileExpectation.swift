public import LariatFlows

/// What must be true of a file once the run has ended.
public struct FileExpectation: Sendable, Hashable {
  /// Relative to the folder that the run works in.
  public var path: String
  public var content: Content
  public var place: Place

  public enum Content: Sendable, Hashable {
    case present
    case absent
    /// Is there, and its text holds all of these.
    case contains([String])
  }

  public init(_ path: String, _ content: Content = .present, at place: Place) {
    self.path = path
    self.content = content
    self.place = place
  }
}
