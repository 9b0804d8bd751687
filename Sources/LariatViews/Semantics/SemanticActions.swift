/// What a person can do to a node; nil for what it does not offer. A disabled node offers nothing.
///
/// Each runs what the view gave, which sends actions or writes state; nodes themselves never change.
public struct SemanticActions: Sendable {
  /// Replaces the whole text of a field.
  public var setText: (@MainActor (String) -> Void)?
  /// Enter in a field of one line.
  public var submit: (@MainActor () -> Void)?
  /// Chooses the row at an offset. In a multi-picker it adds the row, or takes it out again.
  public var choose: (@MainActor (_ offset: Int) -> Void)?
  /// Chooses exactly these rows, in one write.
  public var chooseExactly: (@MainActor (_ offsets: Set<Int>) -> Void)?
  public var toggle: (@MainActor () -> Void)?
  public var press: (@MainActor () -> Void)?
  /// Tells the view that the node got or lost the focus.
  public var setFocus: (@MainActor (Bool) -> Void)?

  public init() {}
}
