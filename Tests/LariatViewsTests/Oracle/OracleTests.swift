import LariatViews
import Testing

/// The network against evaluations from scratch, over random screens, edits and deeds.
@MainActor
@Suite struct OracleTests {
  private static let sequences: UInt64 = 2000

  @Test func `the network comes to what an evaluation from scratch comes to`() {
    for seed in 0..<Self.sequences {
      guard run(seed: seed) else { return }
    }
  }

  /// One screen through several events; false once something differed.
  private func run(seed: UInt64) -> Bool {
    var factory = PartFactory(seed: seed)
    let part = factory.part(depth: 3)
    let network = ViewNetwork(PartView(part: part))
    let plain = FreshEvaluation(PartView(part: part))
    for step in 0..<6 {
      if step > 0, factory.number(below: 2) == 0 {
        factory.edit(part)
      } else if step > 0 {
        act(on: network.tree, and: plain.tree(), choice: factory.number(below: 1000))
      }
      let (told, plainTold) = (telling(network.tree), telling(plain.tree()))
      #expect(told == plainTold, "seed \(seed), step \(step)")
      #expect(network.feedbackCycle == nil, "seed \(seed), step \(step)")
      guard told == plainTold else { return false }
    }
    let (told, fresh) = (telling(network.tree), telling(network.freshTree()))
    #expect(told == fresh, "seed \(seed), with the network's own states")
    network.tearDown()
    #expect(!part.content.source.isRead, "seed \(seed), torn down")
    return told == fresh
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
