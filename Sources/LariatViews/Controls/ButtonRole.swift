/// What a button is for.
public enum ButtonRole: String, Sendable, Hashable {
  case normal
  /// Pressed by Enter; a screen has one.
  case `default`
  /// Pressed by Esc.
  case cancel
  /// Undoes or deletes something for good.
  case destructive
}
