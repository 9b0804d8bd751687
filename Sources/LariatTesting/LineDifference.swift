/// What must be taken from and added to some lines to come to others, as text.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(expected: [String], seen: [String]) {
    let difference = seen.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < seen.count {
      if old < expected.count, removed.contains(old) {
        lines.append("- \(expected[old])")
        old += 1
      } else if new < seen.count, inserted.contains(new) {
        lines.append("+ \(seen[new])")
        new += 1
      } else {
        lines.append("  \(seen[new])")
        old += 1
        new += 1
      }
    }
    description = lines.joined(separator: "\n")
  }
}
