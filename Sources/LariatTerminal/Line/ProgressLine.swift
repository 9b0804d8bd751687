import Lariat
import LariatViews

/// Tells how far a service is by a line now and then.
struct ProgressLine {
  /// A line is said at most this often.
  static let interval = Duration.seconds(2)

  let id: Presentation.ID
  private let elapsed: () -> Duration
  private var next = Self.interval

  init(id: Presentation.ID, clock: some Clock<Duration>) {
    self.id = id
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// What is to be said now; nil while the last line is recent.
  mutating func line(for tree: SemanticTree) -> String? {
    let now = elapsed()
    guard now >= next, let node = tree.descendants.first(where: { $0.role == .progress }) else {
      return nil
    }
    next = now + Self.interval
    guard case .fraction(let fraction?) = node.value else {
      return node.label.isEmpty ? nil : node.label
    }
    return "\(Int((fraction * 100).rounded(.down))) % \(node.label)".trimmedSpaces
  }
}
