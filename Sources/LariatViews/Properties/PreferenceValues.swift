/// What views hand up.
@MainActor
public struct PreferenceValues: Sendable {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry: Sendable {
    let value: any Sendable
    let join: @MainActor @Sendable (any Sendable, any Sendable) -> any Sendable
  }

  nonisolated public init() {}

  public subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue, join: Self.join(key)) }
  }

  /// Takes in those of the next sibling.
  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for (key, entry) in next.entries {
      let value = entries[key].map { entry.join($0.value, entry.value) } ?? entry.value
      entries[key] = Entry(value: value, join: entry.join)
    }
  }

  private static func join<Key: PreferenceKey>(
    _ key: Key.Type
  ) -> @MainActor @Sendable (any Sendable, any Sendable) -> any Sendable {
    { first, second in
      guard var value = first as? Key.Value, let next = second as? Key.Value else { return first }
      Key.reduce(value: &value) { next }
      return value
    }
  }
}
