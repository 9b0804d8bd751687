/// What a node holds at present.
public enum SemanticValue: Sendable, Hashable {
  case none
  case text(String)
  case secret(MaskedText)
  case isOn(Bool)
  /// The row chosen, by id. It need not be among the rows.
  case choice(ElementID?)
  case choices(Set<ElementID>)
  /// From 0 to 1; nil while nobody knows.
  case fraction(Double?)
}

extension SemanticValue {
  /// The characters a person edits, whether shown or masked.
  public var editableText: String? {
    switch self {
    case .text(let text): text
    case .secret(let text): text.unmasked
    default: nil
    }
  }

  /// Whether the row with this id is chosen.
  public func isChosen(_ id: ElementID) -> Bool {
    switch self {
    case .choice(let chosen): chosen == id
    case .choices(let chosen): chosen.contains(id)
    default: false
    }
  }
}
