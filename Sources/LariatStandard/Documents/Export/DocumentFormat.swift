/// A kind of file that a document can become.
public enum DocumentFormat: String, Sendable, Hashable, CaseIterable {
  case epub
  case html
  case pdf

  /// Without the dot: `epub`.
  public var fileExtension: String { rawValue }
}
