/// Keys held down with another.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1)
  /// Alt, or Meta.
  public static let option = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
}

extension EventModifiers: CustomStringConvertible {
  /// As written before a key: `Ctrl-Alt-`.
  public var description: String {
    let names = [(EventModifiers.control, "Ctrl-"), (.option, "Alt-"), (.shift, "Shift-")]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}
