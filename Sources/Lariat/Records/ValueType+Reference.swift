public import LariatFlows

extension ValueType {
  /// For reference pages: `"string"`, `"document-format" (epub | html)`, `list of integer`.
  public var reference: String {
    switch self {
    case .any: "any"
    case .boolean: "boolean"
    case .integer(let range): "integer" + Self.bounds(range.minimum, range.maximum)
    case .number(let range): "number" + Self.bounds(range.minimum, range.maximum)
    case .string(let format): format.map { "string (\($0.rawValue))" } ?? "string"
    case .secret: "secret"
    case .choice(let type):
      (type.name.map { "\($0) " } ?? "")
        + "(\(type.choices.map(\.value).joined(separator: " | ")))"
    case .array(let element): "list of \(element.reference)"
    case .record(let fields):
      "{ " + fields.map { "\($0.name): \($0.type.reference)" }.joined(separator: ", ") + " }"
    case .typeName: "name of a type"
    }
  }

  private static func bounds<Bound>(_ minimum: Bound?, _ maximum: Bound?) -> String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let low?, nil): " from \(low)"
    case (nil, let high?): " up to \(high)"
    case (let low?, let high?): " from \(low) to \(high)"
    }
  }
}

extension FieldDeclaration {
  /// One line of a reference page: name, type, whether it may be missing, summary.
  public var reference: String {
    var text = "\(name): \(type.reference)"
    if let defaultValue { text += " = \(defaultValue)" }
    if isOptional { text += ", optional" }
    return summary.isEmpty ? text : "\(text): \(summary)"
  }
}
