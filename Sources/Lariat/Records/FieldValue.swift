public import LariatFlows

/// A type that a record's field may have.
public protocol FieldValue: Sendable {
  static var fieldType: ValueType { get }
  /// Stands in while a record is described, or where decoding failed and said so.
  static var placeholder: Self { get }
  /// Whether the field may be missing.
  static var isOptional: Bool { get }
  /// Reads `value`, or reports what is wrong with it and returns the placeholder.
  static func decode(_ value: Value, _ context: inout DecodingContext) -> Self
  /// Nil leaves the field out.
  func encode() -> Value?
}

extension FieldValue {
  public static var isOptional: Bool { false }
}

extension String: FieldValue {
  public static var fieldType: ValueType { .string() }
  public static var placeholder: String { "" }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> String {
    switch value {
    case .string(let text): return text
    case .secret: context.report(.secret)
    default: context.report(expected: "a string", got: value)
    }
    return placeholder
  }

  public func encode() -> Value? { .string(self) }
}

extension Bool: FieldValue {
  public static var fieldType: ValueType { .boolean }
  public static var placeholder: Bool { false }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Bool {
    if case .boolean(let flag) = value { return flag }
    context.report(expected: "true or false", got: value)
    return placeholder
  }

  public func encode() -> Value? { .boolean(self) }
}

extension Int: FieldValue {
  public static var fieldType: ValueType { .integer() }
  public static var placeholder: Int { 0 }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Int {
    if case .integer(let number) = value { return number }
    context.report(expected: "an integer", got: value)
    return placeholder
  }

  public func encode() -> Value? { .integer(self) }
}

extension Double: FieldValue {
  public static var fieldType: ValueType { .number() }
  public static var placeholder: Double { 0 }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Double {
    guard case .number(let number) = ValueType.number().admit(value, &context) else {
      return placeholder
    }
    return number
  }

  public func encode() -> Value? { .number(self) }
}

extension Secret: FieldValue {
  public static var fieldType: ValueType { .secret }
  public static var placeholder: Secret { Secret("") }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Secret {
    switch value {
    case .secret(let secret): return secret
    case .string(let text): return Secret(text)
    default: context.report(expected: "a secret", got: value)
    }
    return placeholder
  }

  public func encode() -> Value? { .secret(self) }
}

extension Value: FieldValue {
  public static var fieldType: ValueType { .any }
  public static var placeholder: Value { .null }
  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Value { value }
  public func encode() -> Value? { self }
}

extension Object: FieldValue {
  public static var fieldType: ValueType { .any }
  public static var placeholder: Object { Object() }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Object {
    if case .object(let object) = value { return object }
    context.report(expected: "an object", got: value)
    return placeholder
  }

  public func encode() -> Value? { .object(self) }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  public static var fieldType: ValueType { Wrapped.fieldType }
  public static var placeholder: Wrapped? { nil }
  public static var isOptional: Bool { true }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Wrapped? {
    Wrapped.decode(value, &context)
  }

  public func encode() -> Value? { self?.encode() }
}

extension Array: FieldValue where Element: FieldValue {
  public static var fieldType: ValueType { .array(of: Element.fieldType) }
  public static var placeholder: [Element] { [] }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> [Element] {
    guard case .array(let values) = value else {
      context.report(expected: "an array", got: value)
      return placeholder
    }
    return values.enumerated().map { index, value in
      context.inside(.element(index)) { Element.decode(value, &$0) }
    }
  }

  public func encode() -> Value? { .array(compactMap { $0.encode() }) }
}
