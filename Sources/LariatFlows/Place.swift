/// A point in a source text.
///
/// Lines and columns count from 1. A column counts Unicode scalars, so that it agrees with what
/// editors show for text without combining marks; `offset` counts bytes from 0.
///
/// Values past 32 bits are cut: definitions keep very many positions, and no text is that long.
public struct Position: Sendable, Hashable, Comparable {
  private var compactLine: UInt32
  private var compactColumn: UInt32
  private var compactOffset: UInt32

  public init(line: Int, column: Int, offset: Int) {
    compactLine = UInt32(clamping: line)
    compactColumn = UInt32(clamping: column)
    compactOffset = UInt32(clamping: offset)
  }

  public var line: Int {
    get { Int(compactLine) }
    set { compactLine = UInt32(clamping: newValue) }
  }

  public var column: Int {
    get { Int(compactColumn) }
    set { compactColumn = UInt32(clamping: newValue) }
  }

  public var offset: Int {
    get { Int(compactOffset) }
    set { compactOffset = UInt32(clamping: newValue) }
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
