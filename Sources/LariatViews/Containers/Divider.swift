/// A line between what is before it and after it.
public struct Divider: PrimitiveView, nonisolated Equatable {
  public init() {}

  func shape(in environment: EnvironmentValues) -> Shape {
    Shape { SemanticNode(path: $0, role: .divider) }
  }
}
