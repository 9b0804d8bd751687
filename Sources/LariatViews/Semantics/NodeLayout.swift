/// How a node wants to be placed, in terminal cells. Fronts without a screen ignore it.
public struct NodeLayout: Sendable, Hashable {
  /// Between children of a stack; nil is the front's choice.
  public var spacing: Int?
  /// Of children across a stack's direction.
  public var alignment = Alignment.leading
  /// From the inside out.
  public var boxes: [Box] = []
  /// The least a spacer takes.
  public var minimumLength = 0

  /// A box around a node.
  public enum Box: Sendable, Hashable {
    case padding(EdgeInsets)
    case frame(FrameSize, Alignment)
  }

  public init() {}
}
