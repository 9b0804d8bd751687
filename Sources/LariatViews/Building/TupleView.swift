/// Views one after another, as a builder's statements give them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  func shape(in environment: EnvironmentValues) -> Shape {
    var children: [Shape.Child] = []
    for view in repeat each content {
      children.append(Shape.Child(.position(children.count), view))
    }
    return Shape(children: children)
  }
}
