/// What a text is for; looks follow from it.
public enum TextStyle: String, Sendable, Hashable {
  case body
  /// What the screen is called.
  case title
  case heading
  /// Of lesser weight: explanations, details.
  case secondary
  case emphasis
  /// Text to be shown as it is, line by line.
  case code
  case success
  case warning
  case error
}
