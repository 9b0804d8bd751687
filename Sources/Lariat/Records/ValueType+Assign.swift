public import LariatFlows

extension ValueType {
  /// Whether every value of `other` may stand where this type is asked for.
  ///
  /// Integer widens to number and never back; a narrower choice fits a wider one; a string fits no
  /// choice; only a secret takes a secret. Bounds and formats are checked on the value itself.
  public func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.secret, .secret), (.secret, .string): true
    case (_, .secret): false
    case (.any, _): true
    case (.boolean, .boolean), (.integer, .integer), (.number, .number), (.number, .integer): true
    case (.string, .string), (.string, .choice), (.string, .typeName): true
    case (.typeName, .typeName): true
    case (.choice(let wide), .choice(let narrow)):
      narrow.choices.allSatisfy { wide.contains($0.value) }
    case (.array(let wide), .array(let narrow)): wide.accepts(narrow)
    case (.record(let wide), .record(let narrow)): wide.accept(narrow)
    default: false
    }
  }
}

extension [FieldDeclaration] {
  /// Whether a record of `others` may stand for a record of these.
  public func accept(_ others: [FieldDeclaration]) -> Bool {
    allSatisfy { field in
      guard let other = others[named: field.name] else { return !field.isRequired }
      return field.type.accepts(other.type) && (!other.isOptional || !field.isRequired)
    } && others.allSatisfy { self[named: $0.name] != nil }
  }
}
