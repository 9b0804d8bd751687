/// A drawing, with words for those who do not see it.
public struct Canvas: PrimitiveView {
  private let label: String
  private let alternative: String
  private let drawing: Drawing

  /// - Parameter alternative: What the drawing says, in words.
  public init(
    _ label: String, alternative: String,
    draw: @escaping @MainActor (inout GraphicsContext) -> Void
  ) {
    self.label = label
    self.alternative = alternative
    drawing = Drawing(draw)
  }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape { path in
      var node = SemanticNode(path: path, role: .canvas, label: label)
      node.value = .text(alternative)
      node.drawing = drawing
      return node
    }
  }
}
