extension Condition {
  /// On one line, as people read it: `input.as is set and input.yes = true`.
  public var words: String {
    switch kind {
    case .equals(let reference, let value): reference.path(of: value, "=")
    case .atLeast(let reference, let value): reference.path(of: value, "≥")
    case .atMost(let reference, let value): reference.path(of: value, "≤")
    case .isOneOf(let reference, let values):
      "\(reference.words) is one of \(values.map(\.words).joined(separator: ", "))"
    case .isSet(let reference): "\(reference.words) is set"
    case .all(let conditions): Self.join(conditions, "and")
    case .any(let conditions): Self.join(conditions, "or")
    case .not(let condition): condition.negation
    }
  }

  private static func join(_ conditions: [Condition], _ word: String) -> String {
    guard conditions.count > 1 else { return conditions.first?.words ?? "" }
    return conditions.map(\.wordsInside).joined(separator: " \(word) ")
  }

  /// In parentheses where it joins several.
  private var wordsInside: String {
    switch kind {
    case .all(let conditions) where conditions.count > 1,
      .any(let conditions) where conditions.count > 1:
      "(\(words))"
    default: words
    }
  }

  private var negation: String {
    switch kind {
    case .equals(let reference, let value): reference.path(of: value, "≠")
    case .isSet(let reference): "\(reference.words) is not set"
    default: "not (\(words))"
    }
  }
}

extension Reference {
  /// Without the braces: `input.as`.
  public var words: String { ([root.rawValue] + path).joined(separator: ".") }

  fileprivate func path(of value: ValueExpression, _ relation: String) -> String {
    "\(words) \(relation) \(value.words)"
  }
}

extension ValueExpression {
  /// On one line, as people read it: references without braces, texts in quotes.
  public var words: String {
    switch kind {
    case .literal(let value): value.json
    case .reference(let reference): reference.words
    case .text(let parts):
      "\""
        + parts.map { part in
          switch part {
          case .text(let text): text
          case .reference(let reference): "\(reference)"
          }
        }.joined() + "\""
    case .array(let elements): "[\(elements.map(\.words).joined(separator: ", "))]"
    case .object(let arguments):
      "{\(arguments.map { "\($0.name): \($0.value.words)" }.joined(separator: ", "))}"
    }
  }
}
