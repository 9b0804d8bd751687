/// Text of a secure field. It prints as a mask; whoever reads `unmasked` answers for where it goes.
public struct MaskedText: Sendable, Hashable {
  public let unmasked: String

  public init(_ text: String) { unmasked = text }

  /// How many characters a front masks.
  public var count: Int { unmasked.count }
}

extension MaskedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The same for every text but the empty one.
  public var description: String { unmasked.isEmpty ? "" : "••••" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
