extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func shape(in environment: EnvironmentValues) -> Shape {
    guard let view = self else { return Shape() }
    return Shape(children: [Shape.Child(.branch(true), view)])
  }
}
