/// A drawing that is made for whatever room there is.
public struct Drawing: Sendable {
  private let draw: @MainActor (inout GraphicsContext) -> Void

  init(_ draw: @escaping @MainActor (inout GraphicsContext) -> Void) { self.draw = draw }

  /// The marks on a canvas of so many dots.
  @MainActor
  public func marks(width: Int, height: Int) -> [GraphicsContext.Mark] {
    var context = GraphicsContext(width: width, height: height)
    draw(&context)
    return context.marks
  }
}
