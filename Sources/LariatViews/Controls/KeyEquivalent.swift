/// A key, however a terminal sends it.
public enum KeyEquivalent: Sendable, Hashable {
  case character(Character)
  case `return`
  case escape
  case tab
  case space
  /// Takes away what is before the caret.
  case delete
  /// Takes away what is after the caret.
  case deleteForward
  case upArrow
  case downArrow
  case leftArrow
  case rightArrow
  case home
  case end
  case pageUp
  case pageDown
  case function(Int)
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

extension KeyEquivalent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .character(let character): String(character)
    case .return: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .space: "Space"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
