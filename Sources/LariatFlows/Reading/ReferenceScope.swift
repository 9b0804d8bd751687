/// Where an expression stands: which roots mean something there.
public struct ReferenceScope: Sendable {
  public var roots: [Reference.Root]
  /// Whether a value may be missing, so that `?` has a meaning.
  public var allowsOptional: Bool

  public init(_ roots: [Reference.Root], allowsOptional: Bool = true) {
    self.roots = roots
    self.allowsOptional = allowsOptional
  }

  /// The same place, where a value must be there.
  var strict: Self { Self(roots, allowsOptional: false) }

  static let input = Self([.input])
  static let step = Self([.input, .context])
  static let transition = Self([.input, .context, .output])
  static let message = Self([.input, .context, .result])
}
