#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FontFile {
  /// The largest file that is read; larger ones hold many fonts, or none.
  private static let sizeLimit = 32 * 1_048_576

  /// Nil where the file cannot be read or is no font that can be embedded.
  init?(path: String) {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try DocumentFile(path, O_RDONLY | O_NONBLOCK)
      guard try file.status.kind == .regular else { return nil }
      while true {
        let chunk = try file.read(1_048_576)
        if chunk.isEmpty { break }
        bytes += chunk
        if bytes.count > Self.sizeLimit { return nil }
      }
    } catch {
      return nil
    }
    self.init(bytes)
  }
}
