import LariatFlows

/// One thing that a person does to a screen, by label.
///
/// A label is meant if it equals what is given, whatever the case, or else if it is the only one that
/// begins with it.
public enum Gesture: Sendable, Hashable {
  /// Chooses an option of a picker, or presses a row of a list. `field` is needed only where two
  /// offer the same.
  case choose(String, from: String? = nil)
  /// Replaces the text of a field. `field` is needed only where there are several.
  case type(TypedText, into: String? = nil)
  case press(String)
  /// Turns a toggle over, or adds an option to those chosen or takes it out.
  case toggle(String)
  /// `Esc` leaves the screen, `Enter` presses its default button, others press what they are a
  /// shortcut of.
  case key(String)
}

/// What is typed into a field.
public enum TypedText: Sendable, Hashable {
  case text(String)
  /// A secret of that name: a file never holds it.
  case secret(String)
}

extension Gesture: CustomStringConvertible {
  public var description: String {
    switch self {
    case .choose(let option, let field):
      "choose \(Value.quote(option))" + (field.map { " from \(Value.quote($0))" } ?? "")
    case .type(let text, let field):
      "type \(text)" + (field.map { " into \(Value.quote($0))" } ?? "")
    case .press(let label): "press \(Value.quote(label))"
    case .toggle(let label): "toggle \(Value.quote(label))"
    case .key(let name): "key \(Value.quote(name))"
    }
  }
}

extension TypedText: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): Value.quote(text)
    case .secret(let name): "the secret \(Value.quote(name))"
    }
  }
}
