extension JSONParser {
  /// Reports keys that stand twice and keeps the first of each.
  ///
  /// `String` compares by canonical equivalence (Unicode, section 3.7), so that keys which look the
  /// same are the same.
  mutating func withoutDuplicates(_ members: [JSONMember]) -> [JSONMember] {
    let pairs = members.count <= 12 ? pairwiseDuplicates(members) : hashedDuplicates(members)
    guard !pairs.isEmpty else { return members }
    var kept = members
    for pair in pairs.reversed() { kept.remove(at: pair.second) }
    for pair in pairs {
      let first = members[pair.first]
      let second = members[pair.second]
      report(
        .duplicateKey, second.keyRange, "the key \(Value.quote(second.key)) stands twice",
        remedy: "keep one of them",
        related: [Finding.Related(place: source.place(of: first.keyRange), note: "first here")])
    }
    return kept
  }

  private typealias Pair = (first: Int, second: Int)

  private func pairwiseDuplicates(_ members: [JSONMember]) -> [Pair] {
    var pairs: [Pair] = []
    for second in members.indices.dropFirst() {
      let key = members[second].key
      if let first = members[..<second].firstIndex(where: { $0.key == key }) {
        pairs.append((first, second))
      }
    }
    return pairs
  }

  private func hashedDuplicates(_ members: [JSONMember]) -> [Pair] {
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(members.count)
    var pairs: [Pair] = []
    for (index, member) in members.enumerated() {
      if let first = firsts.updateValue(index, forKey: member.key) {
        firsts[member.key] = first
        pairs.append((first, index))
      }
    }
    return pairs
  }
}
