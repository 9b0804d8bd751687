/// What tells an element from its siblings, of whatever type it is.
public struct ElementID: Hashable, Sendable {
  private let storage: Storage

  private enum Storage: Hashable, Sendable {
    case integer(Int)
    case text(String)
    case other(AnyValue)
  }

  public init(_ value: some Hashable & Sendable) {
    storage =
      switch value {
      case let id as ElementID: id.storage
      case let number as Int: .integer(number)
      case let text as String: .text(text)
      default: .other(AnyValue(value: value))
      }
  }

  /// The value again, or nil if it is of another type.
  public func value<Value>(as type: Value.Type) -> Value? {
    switch storage {
    case .integer(let number): number as? Value
    case .text(let text): text as? Value
    case .other(let other): other.value as? Value
    }
  }

  private struct AnyValue: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: AnyValue, right: AnyValue) -> Bool { equals(left.value, right.value) }

    private static func equals<Value: Hashable>(_ left: Value, _ right: any Hashable) -> Bool {
      (right as? Value).map { left == $0 } ?? false
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .integer(let number): String(number)
    case .text(let text): text
    case .other(let other): String(describing: other.value)
    }
  }
}
