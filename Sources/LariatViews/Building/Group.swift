/// Several views where one is wanted. It has no looks of its own.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func shape(in environment: EnvironmentValues) -> Shape { Shape(content: content) }
}
