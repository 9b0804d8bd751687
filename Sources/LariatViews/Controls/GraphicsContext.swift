/// What a canvas draws on: dots, from the upper left corner. Marks may lie outside; fronts clip.
public struct GraphicsContext: Sendable {
  public let width: Int
  public let height: Int
  public private(set) var marks: [Mark] = []

  /// A place in dots.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Something drawn.
  public enum Mark: Sendable, Hashable {
    case dot(Point, TextStyle)
    case line(from: Point, to: Point, TextStyle)
    case words(String, at: Point, TextStyle)
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public mutating func dot(at point: Point, style: TextStyle = .body) {
    marks.append(.dot(point, style))
  }

  /// A line through all the points.
  public mutating func line(through points: [Point], style: TextStyle = .body) {
    for (start, end) in zip(points, points.dropFirst()) {
      marks.append(.line(from: start, to: end, style))
    }
  }

  public mutating func words(_ words: String, at point: Point, style: TextStyle = .body) {
    marks.append(.words(words, at: point, style))
  }
}
