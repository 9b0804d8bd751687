/// The type of an input, an output's field, a context name or a result, with names resolved.
public indirect enum ValueType: Sendable, Hashable {
  /// Free data: nothing inside is checked.
  case any
  case boolean
  case integer(NumberRange<Int> = .unbounded)
  case number(NumberRange<Double> = .unbounded)
  case string(StringFormat? = nil)
  /// Masked wherever it could be seen; `writeOnly` in a schema.
  case secret
  case choice(ChoiceType)
  case array(of: ValueType)
  case record([FieldDeclaration])
  /// The name of a choice type, given as a string: a screen asks for its options by it.
  case typeName
}

/// Bounds, both inclusive; nil is open.
public struct NumberRange<Bound: Comparable & Hashable & Sendable>: Sendable, Hashable {
  public var minimum: Bound?
  public var maximum: Bound?

  public init(minimum: Bound? = nil, maximum: Bound? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static var unbounded: Self { Self() }
}

/// What a string holds: how it is asked for and checked. `date` is `YYYY-MM-DD` (RFC 3339).
public enum StringFormat: String, Sendable, Hashable, CaseIterable {
  case path
  case date
  case multiline
}

/// A closed list of values with what people see for each.
public struct ChoiceType: Sendable, Hashable {
  /// Nil for a list that is given in place.
  public var name: TypeName?
  public var choices: [Choice]

  public init(name: TypeName? = nil, choices: [Choice]) {
    self.name = name
    self.choices = choices
  }
}

/// One member of a choice type.
public struct Choice: Sendable, Hashable {
  public var value: String
  public var label: String
  /// A few words beside the label; empty where there are none.
  public var detail: String

  public init(_ value: String, label: String? = nil, detail: String = "") {
    self.value = value
    self.label = label ?? value
    self.detail = detail
  }
}

/// One field of a record: an input, a payload, a result.
public struct FieldDeclaration: Sendable, Hashable {
  public var name: String
  public var type: ValueType
  public var summary: String
  public var isOptional: Bool
  /// What stands for a missing value; never together with `isOptional`.
  public var defaultValue: Value?

  public init(
    _ name: String, _ type: ValueType, _ summary: String = "", isOptional: Bool = false,
    defaultValue: Value? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isOptional = isOptional
    self.defaultValue = defaultValue
  }

  /// Whether it must be given.
  public var isRequired: Bool { !isOptional && defaultValue == nil }
}
