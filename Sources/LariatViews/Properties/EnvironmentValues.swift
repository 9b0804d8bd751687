/// What views hand down to those inside them.
@MainActor
public struct EnvironmentValues {
  private var entries = Entries()

  /// Shared by copies until one is changed, so that most comparisons are of identity.
  private final class Entries {
    var values: [ObjectIdentifier: Entry] = [:]

    init(_ values: [ObjectIdentifier: Entry] = [:]) { self.values = values }
  }

  private struct Entry {
    let value: Any
    /// Whether two environments differ in the value of this key.
    let differs: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  }

  public init() {}

  /// Setting what is there already changes nothing.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      ReadTracking.current?.didRead(environment: key)
      return value(of: key)
    }
    set {
      if Key.areInterchangeable(value(of: key), newValue) { return }
      if !isKnownUniquelyReferenced(&entries) { entries = Entries(entries.values) }
      entries.values[ObjectIdentifier(key)] = Entry(value: newValue) {
        !Key.areInterchangeable($0.value(of: key), $1.value(of: key))
      }
    }
  }

  private func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    entries.values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// The keys whose values a view has to see anew after `old`.
  func keysChanged(from old: EnvironmentValues) -> Set<ObjectIdentifier> {
    guard entries !== old.entries else { return [] }
    var changed: Set<ObjectIdentifier> = []
    for (id, entry) in entries.values.merging(
      old.entries.values, uniquingKeysWith: { mine, _ in mine })
    where entry.differs(self, old) {
      changed.insert(id)
    }
    return changed
  }

}
