/// Room that takes what is left over in its stack.
public struct Spacer: PrimitiveView, nonisolated Equatable {
  private let minimumLength: Int

  public init(minLength: Int = 0) { minimumLength = minLength }

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape { path in
      var node = SemanticNode(path: path, role: .spacer)
      node.layout.minimumLength = minimumLength
      return node
    }
  }
}
