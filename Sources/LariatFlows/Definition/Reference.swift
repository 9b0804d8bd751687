/// `${root.name.name?}`: a value looked up when it is needed.
public struct Reference: Sendable, Hashable {
  public enum Root: String, Sendable, Hashable, CaseIterable {
    /// What the journey was started with.
    case input
    /// What the journey has set so far.
    case context
    /// The payload of the output that is handled; only in that output's transitions.
    case output
    /// The fields of an outcome's result; only in that outcome's message.
    case result
    /// A row of a table that a configuration declares as a service; only in its labels.
    case row
  }

  public var root: Root
  /// The names after the root, never empty.
  public var path: [String]
  /// Whether a `?` stands at the end: the value may be missing.
  public var isOptional: Bool
  /// From the dollar sign to the closing brace.
  public var place: Place

  public init(_ root: Root, _ path: [String], isOptional: Bool = false, place: Place) {
    self.root = root
    self.path = path
    self.isOptional = isOptional
    self.place = place
  }
}

extension Reference: CustomStringConvertible {
  /// As the file writes it.
  public var description: String {
    "${\(([root.rawValue] + path).joined(separator: "."))\(isOptional ? "?" : "")}"
  }
}
