/// A point in a source text.
///
/// Lines and columns count from 1. A column counts Unicode scalars, so that it agrees with what
/// editors show for text without combining marks; `offset` counts bytes from 0.
public struct Position: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  public static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}

/// A stretch of a named text: where a finding points. `end` is the position just after it.
public struct Place: Sendable, Hashable, CustomStringConvertible {
  /// The path as the person gave it, or as the project's folder leads to it.
  public var file: String
  public var start: Position
  public var end: Position

  public init(file: String, start: Position, end: Position) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// `file:line:column` of the start, as compilers write it and editors read it.
  public var description: String { "\(file):\(start.line):\(start.column)" }
}
