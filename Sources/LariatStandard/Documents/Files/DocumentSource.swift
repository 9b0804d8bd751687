#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A document's text, read whole and known to be UTF-8.
struct DocumentSource {
  /// The most bytes that are read: what the parser keeps grows with them.
  static let limit = 64 * 1_048_576

  /// Without a byte order mark.
  let bytes: [UInt8]
  let identity: FileIdentity

  /// Reads the file in pieces, so that cancelling takes effect between them.
  init(path: String, monitor: ExportMonitor) throws(ExportError) {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      // Without blocking: opening a pipe would wait for somebody to write.
      let file = try DocumentFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status
      if status.kind == .folder { throw SystemError(code: EISDIR) }
      if status.kind == .other { throw SystemError(code: ENXIO) }
      identity = status.identity
      while true {
        let chunk = try file.read(262_144)
        if chunk.isEmpty { break }
        bytes += chunk
        if bytes.count > Self.limit { throw SystemError(code: EFBIG) }
        // Cancelling is no failure of the system: it is thrown once reading has stopped.
        if monitor.isStopped { break }
      }
    } catch {
      throw Self.failure(error, path: path)
    }
    try monitor.check()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes
    try Self.validate(bytes, path: path)
  }

  private static func failure(_ error: SystemError, path: String) -> ExportError {
    switch error.code {
    case ENOENT, ENOTDIR: .sourceMissing(path: path)
    case EISDIR: .sourceIsFolder(path: path)
    case ENXIO: .sourceIsNoFile(path: path)
    case EFBIG: .sourceTooLarge(path: path, limit: limit)
    default: .sourceUnreadable(path: path, reason: FileSystem.reason(error))
    }
  }

  private static func validate(_ bytes: [UInt8], path: String) throws(ExportError) {
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if isBlank { throw .sourceEmpty(path: path) }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      var line = 1
      let end = min(error.byteOffsets.lowerBound, bytes.count)
      for offset in 0..<end {
        let isReturn = bytes[offset] == 0x0D
        let endsPair = isReturn && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if bytes[offset] == 0x0A || (isReturn && !endsPair) { line += 1 }
      }
      let mark = bytes.prefix(2)
      throw .sourceNotUTF8(
        path: path, line: line, looksLikeUTF16: mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF])
    }
  }
}
