/// Text that is never shown: it prints as a mask from the key press on.
///
/// Reading `text` is the one way to what it holds; who reads it answers for where it goes.
public struct Secret: Sendable, Hashable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// What stands for every secret, whatever its length.
  public static let mask = "••••"
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { Self.mask }
  public var debugDescription: String { Self.mask }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
