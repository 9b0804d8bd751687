/// Keys that press a button wherever the focus is.
public struct KeyboardShortcut: Sendable, Hashable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut: CustomStringConvertible {
  public var description: String { modifiers.description + key.description }
}
