/// A value that a file gives: literal, or made from references when it is needed.
public struct ValueExpression: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// Null, a boolean, a number or a text without references.
    case literal(Value)
    /// A string that is exactly `${path}`: the typed value itself.
    indirect case reference(Reference)
    /// A longer text with references in it.
    case text([TextPart])
    case array([ValueExpression])
    /// Keys are never interpolated.
    case object([Argument])
  }

  public enum TextPart: Sendable, Hashable {
    case text(String)
    case reference(Reference)
  }

  public var kind: Kind
  public var place: Place

  public init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }
}

extension ValueExpression {
  /// What it always is; nil where a reference is in it.
  public var constant: Value? {
    switch kind {
    case .literal(let value): return value
    case .reference, .text: return nil
    case .array(let elements):
      let values = elements.compactMap(\.constant)
      return values.count == elements.count ? .array(values) : nil
    case .object(let arguments): return arguments.constant.map(Value.object)
    }
  }

  /// Every reference in it, in the file's order.
  public var references: [Reference] {
    switch kind {
    case .literal: []
    case .reference(let reference): [reference]
    case .text(let parts):
      parts.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
    case .array(let elements): elements.flatMap(\.references)
    case .object(let arguments): arguments.flatMap(\.value.references)
    }
  }
}

extension [Argument] {
  /// All of them as one object; nil where a reference is in it.
  public var constant: Object? {
    var object = Object()
    for argument in self {
      guard let value = argument.value.constant else { return nil }
      object[argument.name] = value
    }
    return object
  }

  /// The argument of that name.
  public subscript(name: String) -> Argument? { first { $0.name == name } }
}
