/// Where a view lies, by identity: positions, branches, ids. The same path in the next tree is the
/// same node there.
public struct NodePath: Sendable {
  private let end: Link?

  private final class Link: Sendable {
    let parent: Link?
    let step: PathStep
    let depth: Int
    let hash: Int

    init(_ parent: Link?, _ step: PathStep) {
      self.parent = parent
      self.step = step
      depth = (parent?.depth ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(parent?.hash ?? 0)
      hasher.combine(step)
      hash = hasher.finalize()
    }
  }

  private init(end: Link?) { self.end = end }

  /// Where the outermost view lies.
  public static let root = NodePath(end: nil)

  func appending(_ step: PathStep) -> NodePath { NodePath(end: Link(end, step)) }

  private var steps: [PathStep] {
    var steps: [PathStep] = []
    var link = end
    while let here = link {
      steps.append(here.step)
      link = here.parent
    }
    return steps.reversed()
  }
}

extension NodePath: Hashable {
  public static func == (left: NodePath, right: NodePath) -> Bool {
    var (a, b) = (left.end, right.end)
    while let one = a, let other = b {
      if one === other { return true }
      guard one.hash == other.hash, one.depth == other.depth, one.step == other.step else {
        return false
      }
      (a, b) = (one.parent, other.parent)
    }
    return a == nil && b == nil
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(end?.hash ?? 0) }
}

extension NodePath: CustomStringConvertible {
  /// `/0/then/[42]`, without the steps to an only child.
  public var description: String { "/" + steps.compactMap(\.text).joined(separator: "/") }
}
