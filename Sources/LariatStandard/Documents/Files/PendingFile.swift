#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that gets its name only when it is complete and on disk.
///
/// Until then it lies beside its place under a temporary name and is removed when this value goes
/// away; after a sudden death the lock on it is gone, by which `TemporaryName.removeStale` knows
/// that nobody will finish it.
struct PendingFile: ~Copyable {
  /// The most bytes that are written in one go, between two reports of progress.
  private static let chunk = 32_768

  private let folder: String
  private let target: String
  private let temporary: String
  private let file: DocumentFile
  private let monitor: ExportMonitor
  private let fault: (_ written: Int) -> Int32?
  private var isNamed = false
  private(set) var count = 0

  /// - Parameters:
  ///   - suffix: makes the temporary name this file's own.
  ///   - fault: asked before every piece; the error that writing it shall meet, for tests.
  init(
    folder: String, name: String, suffix: inout some RandomNumberGenerator, monitor: ExportMonitor,
    fault: @escaping (_ written: Int) -> Int32?
  ) throws(ExportError) {
    self.folder = folder
    self.monitor = monitor
    self.fault = fault
    target = FilePath.join(folder, name)
    while true {
      let path = FilePath.join(folder, TemporaryName.make(for: name, using: &suffix))
      do throws(SystemError) {
        let created = try DocumentFile(path, O_WRONLY | O_CREAT | O_EXCL)
        // Another process may have taken it for a stale one between the two calls.
        if try Self.isOwned(created) {
          file = created
          temporary = path
          return
        }
      } catch {
        if error.code == EEXIST { continue }
        throw Self.failure(error, folder: folder, target: target)
      }
    }
  }

  deinit {
    if !isNamed { try? FileSystem.remove(temporary) }
  }

  mutating func write(_ bytes: [UInt8]) throws(ExportError) {
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Self.chunk)
      do throws(SystemError) {
        if let code = fault(count) { throw SystemError(code: code) }
        try file.write(bytes[start..<end])
      } catch {
        throw Self.failure(error, folder: folder, target: target)
      }
      count += end - start
      try monitor.wrote(end - start)
      start = end
    }
  }

  /// Puts the file on disk and gives it its name; with `overwrite` that of an existing file.
  ///
  /// - Throws: when it cannot; then nothing has the name that did not have it before.
  mutating func commit(overwrite: Bool) throws(ExportError) {
    do throws(SystemError) {
      try file.synchronize()
    } catch {
      throw Self.failure(error, folder: folder, target: target)
    }
    monitor.reach(1)
    monitor.report()
    try monitor.check()
    do throws(SystemError) {
      if overwrite {
        try FileSystem.rename(temporary, to: target)
        isNamed = true
      } else {
        try nameOnce()
      }
    } catch {
      throw Self.failure(error, folder: folder, target: target)
    }
    // The name is given; a folder that cannot be synchronized is the file system's own affair.
    if let directory = try? DocumentFile(folder, O_RDONLY | O_DIRECTORY) {
      try? directory.synchronize()
    }
  }

  /// Gives the file its name where nothing has it, in one step.
  private mutating func nameOnce() throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.link(temporary, as: target)
    } catch  where [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) {
      // Some file systems have no links: the name is taken with an empty file, then replaced.
      _ = try DocumentFile(target, O_WRONLY | O_CREAT | O_EXCL)
      try FileSystem.rename(temporary, to: target)
      isNamed = true
    }
  }

  private static func isOwned(_ file: borrowing DocumentFile) throws(SystemError) -> Bool {
    do {
      try file.lock()
    } catch {
      // Where locks do not exist nobody else can take the file for stale either.
      return error.code != EWOULDBLOCK
    }
    return try file.status.links > 0
  }

  private static func failure(
    _ error: SystemError, folder: String, target: String
  ) -> ExportError {
    switch error.code {
    case ENOSPC, EDQUOT: .diskFull(path: target)
    case EACCES, EPERM, EROFS: .noPermission(path: folder)
    case EEXIST: .targetExists(path: target)
    case EISDIR: .targetIsFolder(path: target)
    case ENOENT: .directoryMissing(path: folder)
    case ENOTDIR: .directoryIsFile(path: folder)
    case EFBIG: .outputTooLarge(path: target)
    default: .notWritten(path: target, reason: FileSystem.reason(error))
    }
  }
}
