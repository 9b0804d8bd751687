public import LariatFlows

/// What a record's initializer asks for its fields: see `Record`.
public struct Fields<Subject: Record> {
  enum Purpose {
    case describe
    case decode(Object)
    case encode(Subject)
  }

  private let purpose: Purpose
  private(set) var declarations: [FieldDeclaration] = []
  private(set) var encoded = Object()
  private(set) var context: DecodingContext
  private var names: [String] = []
  private var found = 0

  init(_ purpose: Purpose, context: DecodingContext = DecodingContext(types: .empty)) {
    self.purpose = purpose
    self.context = context
  }

  /// Declares one field.
  ///
  /// - Parameters:
  ///   - name: Its name in JSON: the property's own name.
  ///   - path: The property.
  ///   - summary: A few words for reference pages and editors, without a final full stop.
  ///   - defaultValue: What stands for a missing value. A field whose type is optional needs none.
  ///   - type: A narrower type than the property's own, such as an integer from 1 to 9.
  public mutating func callAsFunction<Field: FieldValue>(
    _ name: String, _ path: KeyPath<Subject, Field>, _ summary: String = "",
    default defaultValue: Field? = nil, type: ValueType? = nil
  ) -> Field {
    switch purpose {
    case .describe:
      declarations.append(
        FieldDeclaration(
          name, type ?? Field.fieldType, summary, isOptional: Field.isOptional,
          defaultValue: defaultValue?.encode()))
      return defaultValue ?? Field.placeholder
    case .encode(let subject):
      let field = subject[keyPath: path]
      if let value = field.encode() { encoded[name] = value }
      return field
    case .decode(let object):
      names.append(name)
      guard let value = object[name] else { return missing(name, defaultValue) }
      found += 1
      return context.inside(.member(name)) { context in
        let admitted = type.map { $0.admit(value, &context) } ?? value
        return Field.decode(admitted, &context)
      }
    }
  }

  private mutating func missing<Field: FieldValue>(_ name: String, _ fallback: Field?) -> Field {
    if let fallback { return fallback }
    if !Field.isOptional { context.report(.missing(name)) }
    return Field.placeholder
  }

  mutating func reportUnknownMembers() {
    guard case .decode(let object) = purpose, found < object.members.count else { return }
    for member in object.members where !names.contains(member.name) {
      context.report(.unknown(member.name, known: names))
    }
  }
}
