/// A view that has no body: it says itself what it comes to.
protocol PrimitiveView: View where Body == Never {
  /// One level only: children are handed out as views. What it reads of `environment` is recorded.
  func shape(in environment: EnvironmentValues) -> Shape
}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has a shape and no body") }
}
