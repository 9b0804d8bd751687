public import LariatFlows

extension ValueType {
  /// Reads what a person typed: an option's value, an answer at a prompt.
  ///
  /// A choice is met by its value or its label, whatever the case. Lists and records have no typed
  /// form and are given as JSON files instead.
  public func parse(_ text: String, types: TypeTable = .empty) throws(FieldIssues) -> Value {
    var context = DecodingContext(types: types)
    let value = admit(read(text, &context), &context)
    guard context.issues.isEmpty else { throw FieldIssues(context.issues) }
    return value
  }

  private func read(_ text: String, _ context: inout DecodingContext) -> Value {
    switch self {
    case .boolean:
      switch text.lowercased() {
      case "true", "yes", "y", "on": return true
      case "false", "no", "n", "off": return false
      default: return .string(text)
      }
    case .integer: return Int(text).map(Value.integer) ?? .string(text)
    case .number:
      guard let number = Double(text), number.isFinite else { return .string(text) }
      return .number(number)
    case .choice(let type):
      let folded = text.lowercased()
      let match = type.choices.first {
        $0.value.lowercased() == folded || $0.label.lowercased() == folded
      }
      return .string(match?.value ?? text)
    case .secret: return .secret(Secret(text))
    case .any, .string, .typeName, .array, .record: return .string(text)
    }
  }
}
