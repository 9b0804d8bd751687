/// What was written, said once it is on disk.
public struct ExportReceipt: Sendable, Hashable {
  /// The folder of the request joined with the file's name.
  public var path: String
  public var bytes: Int

  public init(path: String, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }
}
