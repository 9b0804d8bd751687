public import LariatFlows

/// A value of named fields: an input, an output's payload, a part of either.
///
/// One initializer declares the fields. It is run to describe them, to decode and to encode, so that
/// decoding, JSON schema, reference text and checking cannot drift apart:
///
///     struct Greeting: Record {
///       let name: String
///       init(_ fields: inout Fields<Self>) {
///         name = fields("name", \.name, "Who is greeted")
///       }
///     }
///
/// It must only assign what `fields` returns: outside decoding these are placeholders.
public protocol Record: FieldValue {
  init(_ fields: inout Fields<Self>)
}

extension Record {
  public static var fieldType: ValueType { .record(declarations) }

  /// The fields in the order of their declaration.
  public static var declarations: [FieldDeclaration] {
    var fields = Fields<Self>(.describe)
    _ = Self(&fields)
    return fields.declarations
  }

  public static var placeholder: Self {
    var fields = Fields<Self>(.describe)
    return Self(&fields)
  }

  public static func decode(_ value: Value, _ context: inout DecodingContext) -> Self {
    guard case .object(let object) = value else {
      context.report(expected: "an object", got: value)
      return placeholder
    }
    var fields = Fields<Self>(.decode(object), context: context)
    let record = Self(&fields)
    fields.reportUnknownMembers()
    context = fields.context
    return record
  }

  public func encode() -> Value? { .object(encodedFields) }

  /// The fields as named values; optional ones that are nil are left out.
  public var encodedFields: Object {
    var fields = Fields<Self>(.encode(self))
    _ = Self(&fields)
    return fields.encoded
  }

  /// Decodes all fields and reports all that is wrong with them together.
  public init(decoding object: Object, types: TypeTable = .empty) throws(FieldIssues) {
    var context = DecodingContext(types: types)
    let record = Self.decode(.object(object), &context)
    guard context.issues.isEmpty else { throw FieldIssues(context.issues) }
    self = record
  }
}

/// No fields at all: the payload of a port that says only its name.
public struct Nothing: Record, Equatable {
  public init() {}
  public init(_ fields: inout Fields<Self>) {}
}
