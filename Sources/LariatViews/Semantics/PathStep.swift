/// One step from a view to a child of it.
enum PathStep: Hashable, Sendable {
  /// The only child: a body, what a modifier modifies, what a container holds.
  case content
  case position(Int)
  /// One side of a condition.
  case branch(Bool)
  /// An element of a `ForEach`; `occurrence` tells apart those that wrongly share an id.
  case element(ElementID, occurrence: Int)
  /// What `.id` gave.
  case id(ElementID)
  /// What lies over the content: an overlay, or an alert.
  case overlay
  /// What the view here is, for paths by which state is kept.
  case type(ObjectIdentifier)
}

extension PathStep {
  /// Nil for what is always the same and would only be noise.
  var text: String? {
    switch self {
    case .content, .type: nil
    case .position(let index): String(index)
    case .branch(let isFirst): isFirst ? "then" : "else"
    case .element(let id, 0): "[\(id)]"
    case .element(let id, let occurrence): "[\(id)#\(occurrence + 1)]"
    case .id(let id): "#\(id)"
    case .overlay: "over"
    }
  }
}
