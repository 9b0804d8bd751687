/// How much a terminal shows, in cells; never less than one of each.
public nonisolated struct TerminalSize: Sendable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}
