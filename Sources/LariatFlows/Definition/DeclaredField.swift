/// A declaration in a file, its type not yet resolved: an input, a context name, a result field, a
/// property of an object type.
public struct DeclaredField: Sendable, Hashable {
  public var name: String
  public var type: TypeExpression
  /// `description` in the file.
  public var summary: String
  public var isOptional: Bool
  /// What stands for a missing value; never together with `isOptional`.
  public var defaultValue: Located<Value>?
  /// Given by place on the command line, without its name. At most one input is.
  public var isArgument: Bool
  /// The key.
  public var place: Place

  public init(
    name: String, type: TypeExpression, summary: String = "", isOptional: Bool = false,
    defaultValue: Located<Value>? = nil, isArgument: Bool = false, place: Place
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.isArgument = isArgument
    self.place = place
  }
}
