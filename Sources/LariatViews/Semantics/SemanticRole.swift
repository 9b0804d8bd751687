/// What a node is to a person.
public enum SemanticRole: Sendable, Hashable {
  case text(TextStyle)
  case textField
  case secureField
  /// Text of several lines.
  case textEditor
  case button
  /// One of its rows is chosen.
  case picker
  /// Any number of its rows are chosen.
  case multiPicker
  case toggle
  case list
  case progress
  /// Children one below the other.
  case vertical
  /// Children beside each other.
  case horizontal
  /// Children over each other, the last on top.
  case layers
  case section
  /// A label with what belongs to it.
  case labeledContent
  case scroll
  case divider
  case spacer
  /// A drawing. Its value is what it shows, in words.
  case canvas
  /// A question that must be answered before anything else.
  case alert
  /// Rows on their way to the list they stand in; no front meets it.
  case rows
}

extension SemanticRole {
  /// Whether a person answers it, rather than reading or pressing it.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .picker, .multiPicker, .toggle: true
    default: false
    }
  }
}
