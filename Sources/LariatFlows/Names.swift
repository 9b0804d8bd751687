/// A name that comes from a file or a declaration; a type of its own for each role, so that one
/// cannot be passed for another.
public protocol Name: RawRepresentable<String>, Sendable, Hashable, Comparable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  init(rawValue: String)
}

extension Name {
  public init(_ text: String) { self.init(rawValue: text) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A journey's name: the flow file's name without its extension.
public struct JourneyID: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A step's key under `steps`.
public struct StepID: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An outcome's key under `outcomes`.
public struct OutcomeName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A port's name: a key of a step's `on`.
public struct OutputName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A screen module's name in the catalogue: `picker`.
public struct ScreenName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A service's name in the catalogue: `settings.read`.
public struct ServiceName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A named type: `document-format`.
public struct TypeName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A shared store's key under `stores`, or a store module's name in the catalogue.
public struct StoreName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A capability that a screen needs, bound under `use`.
public struct NeedName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A name that a journey keeps a value under: a key of `set`, or of `context` at the top.
public struct ContextName: Name {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
