/// Names one piece of a store's work; numbers are the store's own.
public struct WorkID: Hashable, Sendable {
  let number: Int
}

/// The work of one store that is still running.
///
/// The table holds the completions; a task knows only its slot and a weak store. Dropping a
/// completion therefore frees what it captured although the work has not returned.
@MainActor
struct WorkTable<Module: StoreModule> {
  struct Entry {
    let gate: Gate?
    let task: Task<Void, Never>
    let resume: (Store<Module>) -> Void
    let drop: () -> Void
  }

  private final class Slot<Result: Sendable> {
    var result: Result?
    var completion: ((Store<Module>, Result) -> Void)?
  }

  private var entries: [WorkID: Entry] = [:]
  private var next = 1

  var count: Int { entries.count }
  var anyTask: Task<Void, Never>? { entries.values.first?.task }

  func contains(_ id: WorkID) -> Bool { entries[id] != nil }

  mutating func start<Result: Sendable>(
    _ body: @escaping @concurrent @Sendable () async -> Result, gate: Gate?, owner: Store<Module>,
    _ completion: @escaping (Store<Module>, Result) -> Void
  ) -> WorkID {
    let id = WorkID(number: next)
    next += 1
    let slot = Slot<Result>()
    slot.completion = completion
    let task = Task { [weak owner] in
      let result = await body()
      slot.result = result
      owner?.complete(id)
    }
    entries[id] = Entry(
      gate: gate, task: task,
      resume: { store in
        guard let result = slot.result, let completion = slot.completion else { return }
        completion(store, result)
      },
      drop: { slot.completion = nil })
    return id
  }

  mutating func finish(_ id: WorkID) -> Entry? { entries.removeValue(forKey: id) }

  mutating func cancel(_ id: WorkID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    entry.drop()
    entry.task.cancel()
  }

  mutating func cancelAll() {
    for id in Array(entries.keys) { cancel(id) }
  }
}
