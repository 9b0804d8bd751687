/// Words to read.
public struct Text: PrimitiveView, nonisolated Equatable {
  private let words: String
  private var style = TextStyle.body

  public init(_ words: String) { self.words = words }

  /// What the text is for.
  public func style(_ style: TextStyle) -> Text {
    var copy = self
    copy.style = style
    return copy
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape { SemanticNode(path: $0, role: .text(style), label: words) }
  }
}
