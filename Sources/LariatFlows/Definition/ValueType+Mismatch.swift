extension ValueType {
  /// Why a value is not of this type.
  public struct Mismatch: Error, Sendable, Hashable {
    /// Names and indices that lead to the part that is wrong; empty for the value itself.
    public var path: [String]
    /// What belongs there, in words: `a whole number`.
    public var expected: String
    /// What stands there instead; nil where it is missing.
    public var found: Value?

    public init(path: [String] = [], expected: String, found: Value?) {
      self.path = path
      self.expected = expected
      self.found = found
    }
  }

  /// The first reason why `value`, as a file writes it, is not of this type; nil where it is.
  public func mismatch(_ value: Value) -> Mismatch? {
    switch (self, value) {
    case (.any, _), (.boolean, .boolean), (.string, .string), (.secret, .string),
      (.secret, .secret), (.typeName, .string):
      return nil
    case (.integer(let range), .integer(let number)) where range.contains(number): return nil
    case (.number(let range), .number(let number)) where range.contains(number): return nil
    case (.number(let range), .integer(let number)):
      if let exact = Double(exactly: number), range.contains(exact) { return nil }
    case (.choice(let type), .string(let text)) where type.choices.contains { $0.value == text }:
      return nil
    case (.array(let type), .array(let elements)):
      for (index, element) in elements.enumerated() {
        guard var mismatch = type.mismatch(element) else { continue }
        mismatch.path.insert(String(index), at: 0)
        return mismatch
      }
      return nil
    case (.record(let fields), .object(let object)):
      return Self.mismatch(fields, object)
    default: break
    }
    return Mismatch(expected: words, found: value)
  }

  private static func mismatch(_ fields: [FieldDeclaration], _ object: Object) -> Mismatch? {
    for member in object.members {
      guard let field = fields.first(where: { $0.name == member.name }) else {
        return Mismatch(path: [member.name], expected: "nothing", found: member.value)
      }
      guard var mismatch = field.type.mismatch(member.value) else { continue }
      mismatch.path.insert(member.name, at: 0)
      return mismatch
    }
    let missing = fields.first { $0.isRequired && object[$0.name] == nil }
    return missing.map { Mismatch(path: [$0.name], expected: $0.type.words, found: nil) }
  }

  /// The type in words, as they follow "expected".
  public var words: String {
    switch self {
    case .any: "anything"
    case .boolean: "true or false"
    case .integer(let range): "a whole number\(range.words)"
    case .number(let range): "a number\(range.words)"
    case .string, .secret: "a string"
    case .choice(let type): "one of \(type.choices.map(\.value).joined(separator: ", "))"
    case .array(let type): "a list, each \(type.words)"
    case .record: "an object"
    case .typeName: "the name of a type"
    }
  }
}

extension NumberRange {
  public func contains(_ number: Bound) -> Bool {
    if let minimum, number < minimum { return false }
    if let maximum, number > maximum { return false }
    return true
  }

  fileprivate var words: String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let minimum?, nil): " of at least \(minimum)"
    case (nil, let maximum?): " of at most \(maximum)"
    case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
    }
  }
}

extension ValueType.Mismatch: CustomStringConvertible {
  /// `size.width: expected a whole number, found "big"`
  public var description: String {
    let lead = path.isEmpty ? "" : "\(path.joined(separator: ".")): "
    return "\(lead)expected \(expected), found \(found?.json ?? "nothing")"
  }
}

extension ValueType {
  /// The finding about a default that is not of this type.
  func defaultFinding(_ value: Located<Value>) -> Finding? {
    mismatch(value.value).map {
      Finding(
        .wrongDefault, at: value.place, "the default is not of its type", remedy: $0.description)
    }
  }
}
