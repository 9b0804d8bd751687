/// Effects that caused waves that caused effects, stopped after a while.
public struct FeedbackCycle: Error, Sendable, Hashable, CustomStringConvertible {
  /// The views that went on changing, each with its path.
  public let slots: [String]

  public init(slots: [String]) { self.slots = slots }

  public var description: String {
    """
    the views \(slots.joined(separator: ", ")) change each other without end; let none of their \
    onChange, onAppear and onPreferenceChange write what another of them watches
    """
  }
}
