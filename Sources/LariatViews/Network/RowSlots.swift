/// The slots of a list's rows: only of those that were asked for.
///
/// A row keeps its state while its element is in the data, wherever it moves. Of more than
/// `capacity` rows, those not asked for since the last wave are let go.
@MainActor
final class RowSlots {
  static let capacity = 1000
  /// How far around its former place a row is looked for before all rows are searched.
  private static let reach = 8

  private weak let owner: Slot?
  private var views: RowViews?
  private var environment = EnvironmentValues()
  private var entries: [ElementID: Entry] = [:]
  /// Counts the values that `take` was given: rows of older trees are no business of the slots.
  private var generation = 0

  private struct Entry {
    let slot: Slot
    var offset: Int
    /// When it was asked for last.
    var generation: Int
  }

  init(owner: Slot) { self.owner = owner }

  var slots: [Slot] { entries.values.map(\.slot) }

  /// Takes other data, or the same in another environment. Rows still there run when asked for.
  func take(_ views: RowViews, in environment: EnvironmentValues) {
    self.views = views
    self.environment = environment
    self.environment.wantsRows = false
    if entries.count > Self.capacity { letGo { $0.generation < generation } }
    letGoOfMissing(in: views)
    generation += 1
  }

  func tearDown() { letGo { _ in true } }

  /// Stands for the rows until a list makes them its own.
  func node(at path: NodePath) -> SemanticNode {
    var node = SemanticNode(path: path, role: .rows)
    guard let views else { return node }
    let (generation, environment) = (generation, environment)
    node.rows = Rows(count: views.count, id: views.id) { [weak self] offset in
      let row = self?.row(at: offset, of: generation)
      return row ?? FreshEvaluation.row(of: views, offset, at: path, in: environment)
    }
    return node
  }

  /// Nil for what the slots cannot answer for: rows of an older tree, and elements that share an id
  /// with another.
  private func row(at offset: Int, of generation: Int) -> Row? {
    guard generation == self.generation, let views, let owner, owner.isAlive else { return nil }
    let id = views.id(offset)
    guard let slot = slot(for: id, at: offset, views, owner) else { return nil }
    slot.assemble()
    return Row(id: id, nodes: slot.nodes, delete: views.deletion(at: offset))
  }

  private func slot(for id: ElementID, at offset: Int, _ views: RowViews, _ owner: Slot) -> Slot? {
    if let entry = entries[id] {
      if entry.generation == generation { return entry.offset == offset ? entry.slot : nil }
      let view = views.view(offset)
      if entry.slot.type == Swift.type(of: view) {
        entries[id] = Entry(slot: entry.slot, offset: offset, generation: generation)
        entry.slot.receive(view, environment: environment)
        return entry.slot
      }
      entry.slot.tearDown()
    }
    let child = Shape.Child(.element(id, occurrence: 0), views.view(offset))
    let slot = owner.makeChild(child, in: environment)
    entries[id] = Entry(slot: slot, offset: offset, generation: generation)
    slot.run(hasNewView: true)
    return slot
  }

  private func letGo(where isMeant: (Entry) -> Bool) {
    for (id, entry) in entries where isMeant(entry) {
      entry.slot.tearDown()
      entries[id] = nil
    }
  }

  /// Finds each row again, near where it was if it can, and lets go of those whose element went.
  private func letGoOfMissing(in views: RowViews) {
    var missing = Set<ElementID>()
    for (id, entry) in entries {
      if let offset = offset(of: id, near: entry.offset, in: views) {
        entries[id]?.offset = offset
      } else {
        missing.insert(id)
      }
    }
    var offset = 0
    while !missing.isEmpty, offset < views.count {
      if let id = missing.remove(views.id(offset)) { entries[id]?.offset = offset }
      offset += 1
    }
    for id in missing { entries.removeValue(forKey: id)?.slot.tearDown() }
  }

  private func offset(of id: ElementID, near place: Int, in views: RowViews) -> Int? {
    let (low, high) = (max(0, place - Self.reach), min(views.count, place + Self.reach + 1))
    guard low < high else { return nil }
    return (low..<high).first { views.id($0) == id }
  }
}
