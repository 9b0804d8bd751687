/// A type as a file writes it: names in it are not yet looked up.
public struct TypeExpression: Sendable, Hashable {
  public indirect enum Kind: Sendable, Hashable {
    /// A type that needs no catalogue and holds no other type.
    case plain(ValueType)
    /// One that a plugin, Config or the flow's `types` names.
    case named(TypeName)
    case array(of: TypeExpression)
    case record([DeclaredField])
  }

  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// One entry of a file's `types`.
public struct TypeDefinition: Sendable, Hashable {
  public var name: TypeName
  public var type: TypeExpression
  /// The key under `types`.
  public var place: Place

  public init(name: TypeName, type: TypeExpression, place: Place) {
    self.name = name
    self.type = type
    self.place = place
  }
}
