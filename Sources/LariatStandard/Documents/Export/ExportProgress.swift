/// How far an export is. Neither value ever falls during one export.
public struct ExportProgress: Sendable, Hashable {
  /// From 0 to 1; 1 is reported only when the file is complete and about to get its name.
  public var fraction: Double
  public var bytesWritten: Int

  public init(fraction: Double, bytesWritten: Int) {
    self.fraction = fraction
    self.bytesWritten = bytesWritten
  }
}
