public import LariatFlows

/// An enum of strings as a field: its cases are the choices.
public protocol ChoiceValue: FieldValue, RawRepresentable<String>, CaseIterable {
  /// What people see for it.
  var choice: Choice { get }
}

extension ChoiceValue {
  public var choice: Choice { Choice(rawValue) }

  public static var fieldType: ValueType { .choice(ChoiceType(choices: allCases.map(\.choice))) }

  /// The first case; an enum without cases cannot be a field.
  public static var placeholder: Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no cases") }
    return first
  }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Self {
    guard case .string(let text) = value else {
      context.report(expected: "a string", got: value)
      return placeholder
    }
    if let known = Self(rawValue: text) { return known }
    context.report(.notAChoice(text, choices: allCases.map(\.rawValue)))
    return placeholder
  }

  public func encode() -> Value? { .string(rawValue) }
}

/// A named choice type, given by its name: the field holds the choices themselves.
public struct NamedChoices: FieldValue, Hashable {
  public var name: TypeName
  public var choices: [Choice]

  public init(name: TypeName, choices: [Choice]) {
    self.name = name
    self.choices = choices
  }

  public static var fieldType: ValueType { .typeName }
  public static var placeholder: NamedChoices { NamedChoices(name: "", choices: []) }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> NamedChoices {
    guard case .string(let text) = value else {
      context.report(expected: "the name of a type", got: value)
      return placeholder
    }
    guard let type = context.types[TypeName(text)] else {
      context.report(.unknownType(text, known: context.types.names))
      return placeholder
    }
    return NamedChoices(name: TypeName(text), choices: type.choices)
  }

  public func encode() -> Value? { .string(name.rawValue) }
}
