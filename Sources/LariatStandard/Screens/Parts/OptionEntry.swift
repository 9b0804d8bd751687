import Lariat
import LariatFlows
import LariatViews

/// An option as a screen lists it.
public struct OptionEntry: Identifiable, Sendable, Hashable {
  /// Tells options apart, also those that have the same value.
  public struct ID: Sendable, Hashable {
    public var value: String
    /// How many options of the same value stand before it.
    public var occurrence = 0

    public init(_ value: String, occurrence: Int = 0) {
      self.value = value
      self.occurrence = occurrence
    }
  }

  public var id: ID
  public var label: String
  public var detail: String
}

extension OptionEntry.ID: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(value) }

  public var description: String {
    occurrence == 0 ? value : "\(value) (\(occurrence + 1))"
  }
}

extension [OptionEntry] {
  /// The choices of a named type, and after them the options given in place, all in their order.
  init(of named: NamedChoices?, options: [Option]) {
    let choices = (named?.choices ?? []) + options.map(\.choice)
    var seen: [String: Int] = [:]
    self = choices.map { choice in
      let occurrence = seen[choice.value, default: 0]
      seen[choice.value] = occurrence + 1
      return OptionEntry(
        id: OptionEntry.ID(choice.value, occurrence: occurrence), label: choice.label,
        detail: choice.detail)
    }
  }

  subscript(id: OptionEntry.ID) -> OptionEntry? { first { $0.id == id } }

  /// The first with this value; nil where there is none.
  func first(of value: Value?) -> OptionEntry.ID? {
    guard case .string(let value)? = value else { return nil }
    let id = OptionEntry.ID(value)
    return self[id].map(\.id)
  }
}

extension Option {
  var choice: Choice { Choice(value, label: label, detail: detail) }
}

extension Options<OptionEntry.ID> {
  init(_ entries: [OptionEntry]) {
    self.init(
      entries, id: \.id, label: \.label, detail: { $0.detail.isEmpty ? nil : $0.detail })
  }
}
