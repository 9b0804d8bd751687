/// A plain value: what flow files hold, inputs and outputs carry, and logs keep.
public enum Value: Sendable, Hashable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case secret(Secret)
  case array([Value])
  case object(Object)
}

/// Named values in the order they were given. Names are unique; equality ignores the order.
public struct Object: Sendable {
  public private(set) var members: [Member]

  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: Value

    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  public init() { members = [] }

  /// From members whose names are known to differ.
  init(unique members: [Member]) { self.members = members }

  /// The value of the member with that name; setting nil removes it, setting a new name appends.
  public subscript(name: String) -> Value? {
    get { members.first { $0.name == name }?.value }
    set {
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  public var isEmpty: Bool { members.isEmpty }

  /// Lays `other` over these members: its values win.
  public func merging(_ other: Object) -> Object {
    var merged = self
    for member in other.members { merged[member.name] = member.value }
    return merged
  }
}

extension Object: Hashable {
  public static func == (left: Object, right: Object) -> Bool {
    guard left.members.count == right.members.count else { return false }
    return zip(left.members, right.members).allSatisfy { mine, other in
      mine.name == other.name ? mine.value == other.value : right[mine.name] == mine.value
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.count)
    for name in members.map(\.name).sorted() { hasher.combine(name) }
  }
}

extension Object: ExpressibleByDictionaryLiteral {
  /// The last of several equal names wins.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }

  public init(dictionaryLiteral elements: (String, Value)...) {
    var object = Object()
    for (name, value) in elements { object[name] = value }
    self = .object(object)
  }
}
