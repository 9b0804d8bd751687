public import Lariat
public import LariatFlows

/// The fields of a form: a list in which no name stands twice and every default fits.
public struct FormFields: FieldValue, Hashable {
  public var fields: [FormField]

  public init(_ fields: [FormField]) { self.fields = fields }

  public static var fieldType: ValueType { [FormField].fieldType }
  public static var placeholder: FormFields { FormFields([]) }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> FormFields {
    let fields = [FormField].decode(value, &context)
    var seen: Set<FormFieldName> = []
    for (index, field) in fields.enumerated() {
      if !seen.insert(field.name).inserted {
        context.inside(.element(index)) {
          $0.report(.outOfRange("another field is named \"\(field.name)\" too"))
        }
      }
      if let value = field.default, FormEntry(value, for: field) == nil {
        context.inside(.element(index)) { context in
          context.inside(.member("default")) { $0.report(expected: field.phrase, got: value) }
        }
      }
    }
    return FormFields(fields)
  }

  public func encode() -> Value? { fields.encode() }
}

extension FormField {
  /// What its default has to be, in words.
  var phrase: String {
    switch type {
    case .secret: "no value: a secret has no default"
    case .choice: "the value of one of its options"
    case .choices: "a list of values of its options"
    default: valueType.phrase
    }
  }

  /// The type of its value among those submitted.
  var valueType: ValueType {
    switch type {
    case .text: .string()
    case .multiline: .string(.multiline)
    case .secret: .secret
    case .integer: .integer()
    case .number: .number()
    case .date: .string(.date)
    case .path: .string(.path)
    case .choice: choiceType
    case .choices: .array(of: choiceType)
    case .toggle: .boolean
    }
  }

  private var choiceType: ValueType {
    if let of, options.isEmpty { return .choice(ChoiceType(name: of.name, choices: of.choices)) }
    return .choice(ChoiceType(choices: (of?.choices ?? []) + options.map(\.choice)))
  }

  /// The field of the record that a form of these fields submits.
  var declaration: FieldDeclaration {
    let isAlwaysThere = required || type == .toggle || type == .choices
    return FieldDeclaration(name.rawValue, valueType, label ?? "", isOptional: !isAlwaysThere)
  }

  var entries: [OptionEntry] { [OptionEntry](of: of, options: options) }
}
