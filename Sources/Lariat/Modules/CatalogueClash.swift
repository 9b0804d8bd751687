/// Two plugins that register the same name.
public struct CatalogueClash: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    case screen
    case service
    case store
    case type
  }

  public var kind: Kind
  public var name: String
  public var first: String
  public var second: String

  public var description: String {
    "the \(kind.rawValue) \"\(name)\" is registered by \(first) and by \(second); rename one of them"
  }
}
