/// A wanted size in cells; nil leaves it to the content, `.max` takes what there is.
public struct FrameSize: Sendable, Hashable {
  public var width: Int?
  public var height: Int?
  public var maximumWidth: Int?
  public var maximumHeight: Int?

  public init(
    width: Int? = nil, height: Int? = nil, maximumWidth: Int? = nil, maximumHeight: Int? = nil
  ) {
    self.width = width
    self.height = height
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
  }
}
