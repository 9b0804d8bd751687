public import Lariat
public import LariatFlows

/// One field of a form, as a step declares it.
public struct FormField: Record, Hashable {
  public let name: FormFieldName
  public let label: String?
  public let type: FormFieldKind
  public let required: Bool
  /// What stands in it at first.
  public let `default`: Value?
  public let hint: String?
  public let minimum: Double?
  public let maximum: Double?
  public let minimumLength: Int?
  public let of: NamedChoices?
  public let options: [Option]

  public init(_ fields: inout Fields<Self>) {
    name = fields("name", \.name, "Its name among the submitted values")
    label = fields("label", \.label, "What people see; the name where none is given")
    type = fields("type", \.type, "What it holds", default: .text)
    required = fields(
      "required", \.required, "Whether it must be filled in; a toggle must then be on",
      default: false)
    `default` = fields("default", \.default, "What stands in it at first")
    hint = fields("hint", \.hint, "A line that explains")
    minimum = fields("minimum", \.minimum, "The least number")
    maximum = fields("maximum", \.maximum, "The greatest number")
    minimumLength = fields("minimumLength", \.minimumLength, "The fewest characters of a text")
    of = fields("of", \.of, "The named type whose values are offered")
    options = fields("options", \.options, "Options given in place", default: [])
  }
}

/// A field's name within its form.
public struct FormFieldName: Name, FieldValue {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static var fieldType: ValueType { String.fieldType }
  public static var placeholder: FormFieldName { "" }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> FormFieldName {
    FormFieldName(String.decode(value, &context))
  }

  public func encode() -> Value? { .string(rawValue) }
}

/// What a field of a form holds.
public enum FormFieldKind: String, ChoiceValue {
  case text
  /// Text of several lines.
  case multiline
  case secret
  case integer
  case number
  /// A day, as `YYYY-MM-DD`.
  case date
  case path
  /// One of its options.
  case choice
  /// Any number of its options.
  case choices
  case toggle
}
