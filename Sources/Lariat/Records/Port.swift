public import LariatFlows

/// One named, typed output of a screen or a service.
///
/// Declared as a stored property of a `PortList`, under the property's own name.
public struct Port<Payload: Record>: Sendable {
  public let name: OutputName
  public let summary: String

  public init(_ name: OutputName, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The outputs of a screen or a service: a struct whose stored properties are ports.
///
///     struct Output: PortList {
///       let chosen = Port<Option>("chosen", "What the person picked")
///       let cancelled = Port<Nothing>("cancelled", "The person left without picking")
///     }
public protocol PortList: Sendable {
  init()
}

/// No outputs at all.
public struct NoPorts: PortList {
  public init() {}
}

/// What a port carries, as reference pages and checks see it.
public struct PortDeclaration: Sendable, Hashable {
  public var name: OutputName
  public var summary: String
  public var payload: [FieldDeclaration]

  public init(_ name: OutputName, _ summary: String, payload: [FieldDeclaration] = []) {
    self.name = name
    self.summary = summary
    self.payload = payload
  }
}

protocol PortProperty {
  var declaration: PortDeclaration { get }
}

extension Port: PortProperty {
  var declaration: PortDeclaration {
    PortDeclaration(name, summary, payload: Payload.declarations)
  }
}

extension PortList {
  /// The ports in the order of their declaration.
  public static var declarations: [PortDeclaration] {
    Mirror(reflecting: Self()).children.compactMap { ($0.value as? any PortProperty)?.declaration }
  }

  /// Properties that are no ports, or whose name differs from the property's: one sentence each.
  static var mistakes: [String] {
    Mirror(reflecting: Self()).children.compactMap { child in
      let label = child.label ?? ""
      guard let port = child.value as? any PortProperty else {
        return "\(Self.self).\(label) is not a Port"
      }
      let name = port.declaration.name.rawValue
      return name == label ? nil : "\(Self.self).\(label) is called \"\(name)\""
    }
  }
}
