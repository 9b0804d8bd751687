/// A view whose type is not told. Another type inside tears the old view down.
public struct AnyView: PrimitiveView {
  private let content: any View

  public init(_ content: some View) { self.content = content }

  func shape(in environment: EnvironmentValues) -> Shape { Shape(content: content) }
}
