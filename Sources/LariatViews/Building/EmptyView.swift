/// Nothing at all.
public struct EmptyView: PrimitiveView, nonisolated Equatable {
  public init() {}

  func shape(in environment: EnvironmentValues) -> Shape { Shape() }
}
