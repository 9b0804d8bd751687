/// The names that a file gives, known before its parts are read. Nil where the file has no readable
/// list of them, so that nothing can be said about a name.
struct FlowNames {
  let steps: Set<String>?
  let outcomes: Set<String>?
  let stores: Set<String>
  let inputs: Set<String>
  let context: Set<String>

  init(_ root: JSONNode) {
    func keys(_ key: String) -> Set<String>? {
      guard case .object(let members)? = root[key]?.content else { return nil }
      return Set(members.map(\.key))
    }
    steps = keys("steps")
    outcomes = keys("outcomes")
    stores = keys("stores") ?? []
    inputs = keys("input") ?? []
    context = keys("context") ?? []
  }
}
