import LariatViews
import Testing

/// The network against evaluations from scratch, over random screens, edits and deeds.
@MainActor
@Suite struct OracleTests {
  @Test(arguments: 0..<8)
  func `the network comes to what an evaluation from scratch comes to`(block: UInt64) {
    for seed in block * 400..<(block + 1) * 400 {
      guard run(seed: seed) else { return }
    }
  }

  /// One screen through a dozen events; false once something differed.
  private func run(seed: UInt64) -> Bool {
    var factory = PartFactory(seed: seed)
    let part = factory.part(depth: 3)
    let network = ViewNetwork(PartView(part: part))
    let plain = FreshEvaluation(PartView(part: part))
    for step in 0..<8 {
      let tree = network.tree
      let (told, plainTold) = (telling(tree), telling(plain.tree()))
      #expect(told == plainTold, "seed \(seed), step \(step)")
      let fresh = telling(network.freshTree())
      #expect(told == fresh, "seed \(seed), step \(step), from the network's own states")
      guard told == plainTold, told == fresh, network.feedbackCycle == nil else { return false }
      if factory.number(below: 2) == 0 {
        factory.edit(part)
      } else {
        act(on: tree, and: plain.tree(), choice: factory.number(below: 1000))
      }
    }
    network.tearDown()
    return !part.content.source.isRead
  }

  /// Everything that can be compared of a tree.
  private func telling(_ tree: SemanticTree) -> String {
    let paths = everything(in: tree).map(\.path.description).joined(separator: " ")
    return "\(tree.outline)\n\(paths)\n\(tree.preferences[PartIDs.self])"
  }

  private func everything(in tree: SemanticTree) -> [SemanticNode] {
    var nodes: [SemanticNode] = []
    var waiting = tree.nodes
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting += node.children
      if let rows = node.rows { waiting += (0..<rows.count).flatMap { rows.row(at: $0).nodes } }
    }
    return nodes
  }

  /// Does the same to the same node of both.
  private func act(on tree: SemanticTree, and other: SemanticTree, choice: Int) {
    let (nodes, others) = (everything(in: tree), everything(in: other))
    let usable = nodes.indices.filter {
      nodes[$0].actions.press != nil || nodes[$0].role.isField && nodes[$0].isEnabled
    }
    guard !usable.isEmpty else { return }
    for node in [nodes, others].map({ $0[usable[choice % usable.count]] }) {
      node.actions.press?()
      node.actions.toggle?()
      node.actions.setText?(String(repeating: "x", count: choice % 5))
      if let count = node.rows?.count, count > 0 { node.actions.choose?(choice % count) }
    }
  }
}
