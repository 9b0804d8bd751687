public import LariatFlows

/// The named choice types that a plugin, the shell's configuration or a flow declares.
public struct TypeTable: Sendable {
  public private(set) var types: [TypeName: ChoiceType]

  public init(_ types: [TypeName: ChoiceType] = [:]) { self.types = types }

  public static let empty = TypeTable()

  public subscript(name: TypeName) -> ChoiceType? { types[name] }

  public var names: [String] { types.keys.map(\.rawValue).sorted() }

  /// Lays the types of `other` over these.
  public func merging(_ other: [TypeName: ChoiceType]) -> TypeTable {
    TypeTable(types.merging(other) { _, new in new })
  }
}
