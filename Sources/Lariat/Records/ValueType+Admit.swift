public import LariatFlows

extension ValueType {
  /// Checks `value` against this type and returns it as the type has it: integers widened to
  /// numbers, strings made secrets, defaults filled in. Reports all that does not fit.
  public func admit(_ value: Value, _ context: inout DecodingContext) -> Value {
    switch (self, value) {
    case (.secret, .string(let text)): return .secret(Secret(text))
    case (.secret, .secret), (.boolean, .boolean): return value
    case (_, .secret): context.report(.secret)
    case (.any, _): return value
    case (.integer(let range), .integer(let number)): range.check(number, &context)
    case (.number(let range), .number(let number)): range.check(number, &context)
    case (.number(let range), .integer(let number)): return widen(number, range, &context)
    case (.string(let format), .string(let text)): format?.check(text, &context)
    case (.choice(let type), .string(let text)):
      if !type.contains(text) {
        context.report(.notAChoice(text, choices: type.choices.map(\.value)))
      }
    case (.typeName, .string(let text)):
      if context.types[TypeName(text)] == nil {
        context.report(.unknownType(text, known: context.types.names))
      }
    case (.array(let element), .array(let values)):
      return .array(
        values.enumerated().map { index, value in
          context.inside(.element(index)) { element.admit(value, &$0) }
        })
    case (.record(let fields), .object(let object)):
      return .object(fields.admit(object, &context))
    default: context.report(expected: phrase, got: value)
    }
    return value
  }

  private func widen(
    _ number: Int, _ range: NumberRange<Double>, _ context: inout DecodingContext
  ) -> Value {
    guard let wide = Double(exactly: number), wide.magnitude <= 0x1p53 else {
      context.report(.outOfRange("\(number) is too large for a number without loss"))
      return .integer(number)
    }
    range.check(wide, &context)
    return .number(wide)
  }

  /// In words, for messages: `an integer`.
  public var phrase: String {
    switch self {
    case .any: "a value"
    case .boolean: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .string(.date): "a date"
    case .string: "a string"
    case .secret: "a secret"
    case .choice(let type): "one of " + type.choices.map(\.value).joined(separator: ", ")
    case .array: "an array"
    case .record: "an object"
    case .typeName: "the name of a type"
    }
  }
}

extension [FieldDeclaration] {
  /// Checks the members of `object`, adds defaults, and reports all that is wrong.
  public func admit(_ object: Object, _ context: inout DecodingContext) -> Object {
    var admitted = Object()
    for field in self {
      if let value = object[field.name] {
        admitted[field.name] = context.inside(.member(field.name)) { field.type.admit(value, &$0) }
      } else if let value = field.defaultValue {
        admitted[field.name] = field.type.admit(value, &context)
      } else if !field.isOptional {
        context.report(.missing(field.name))
      }
    }
    for member in object.members where !contains(where: { $0.name == member.name }) {
      context.report(.unknown(member.name, known: map(\.name)))
    }
    return admitted
  }

  public subscript(named name: String) -> FieldDeclaration? { first { $0.name == name } }
}

extension ChoiceType {
  public func contains(_ value: String) -> Bool { choices.contains { $0.value == value } }
}

extension NumberRange {
  func check(_ number: Bound, _ context: inout DecodingContext) {
    if let minimum, number < minimum {
      context.report(.outOfRange("\(number) is less than \(minimum)"))
    }
    if let maximum, number > maximum {
      context.report(.outOfRange("\(number) is more than \(maximum)"))
    }
  }
}

extension StringFormat {
  func check(_ text: String, _ context: inout DecodingContext) {
    switch self {
    case .path, .multiline: break
    case .date:
      if !Self.isDate(text) {
        context.report(.outOfRange("\(Value.quote(text)) is not a date of the form YYYY-MM-DD"))
      }
    }
  }

  /// A day that exists, in the Gregorian calendar (RFC 3339, `full-date`).
  public static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...lengths[month - 1]).contains(day)
  }
}
