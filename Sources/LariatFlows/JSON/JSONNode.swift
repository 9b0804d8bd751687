/// A value of a JSON text, with where it stands.
public struct JSONNode: Sendable {
  public enum Content: Sendable {
    case null
    case boolean(Bool)
    /// A literal without fraction and exponent that fits 64 bits.
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// No two members have equal keys, not even after Unicode normalisation.
    case object([JSONMember])
  }

  public let content: Content
  /// Its bytes in the text, quotes and brackets included. Empty for what could not be read; there is
  /// a finding for it then, and its content says nothing.
  public let range: Range<Int>

  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  public var isUnreadable: Bool { range.isEmpty }
}

/// A key and its value.
public struct JSONMember: Sendable {
  public let key: String
  /// The key's bytes in the text, quotes included.
  public let keyRange: Range<Int>
  public let node: JSONNode

  public init(key: String, keyRange: Range<Int>, node: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
  }
}

extension JSONNode {
  /// The value of the member with that key; nil too where this is no object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.node
  }

  /// The plain value, without places.
  public var value: Value {
    switch content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members):
      .object(Object(unique: members.map { Object.Member(name: $0.key, value: $0.node.value) }))
    }
  }

  /// What it is, in words that follow "found": `a text`.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): "the number \(number)"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
