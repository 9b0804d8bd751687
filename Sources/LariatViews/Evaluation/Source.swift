/// A source of truth that views read: a key path of a store, or the state of a slot.
///
/// It is all that views know of stores. A store calls `read` whenever somebody reads the value, and
/// `changed` after the value has become another.
@MainActor
public final class Source {
  /// Shown in reports.
  public let name: String
  private var readers: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    weak var tracker: (any ReadTracker)?
  }

  public init(_ name: String = "source") { self.name = name }

  /// Whether a view that is shown has read it; a store need not compare what nobody reads.
  public var isRead: Bool { readers.values.contains { $0.tracker != nil } }

  /// Records that whatever is evaluated now depends on this source.
  public func read() { ReadTracking.current?.didRead(self) }

  /// Tells all that read it. They run later, never within this call.
  public func changed() {
    for reader in readers.values { reader.tracker?.sourceChanged(self) }
  }

  /// Has `tracker` told of changes until it is removed or freed.
  ///
  /// - Returns: Whether it was not yet told.
  @discardableResult
  public func add(_ tracker: any ReadTracker) -> Bool {
    readers.updateValue(Reader(tracker: tracker), forKey: ObjectIdentifier(tracker)) == nil
  }

  public func remove(_ tracker: any ReadTracker) {
    readers[ObjectIdentifier(tracker)] = nil
  }
}
