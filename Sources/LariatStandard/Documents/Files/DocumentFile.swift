#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file descriptor that closes itself.
struct DocumentFile: ~Copyable {
  private let descriptor: Int32

  /// - Parameter mode: for a file that is created, before the process's mask is taken off.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    descriptor = try FileSystem.open(path, flags, mode: mode)
  }

  deinit { _ = close(descriptor) }

  var status: FileStatus {
    get throws(SystemError) { try FileSystem.status(of: descriptor) }
  }

  /// At most `count` bytes from where the last read ended; none at the end of the file.
  func read(_ count: Int) throws(SystemError) -> [UInt8] {
    try FileSystem.read(descriptor, count)
  }

  /// Writes all of `bytes`, which may take the system several turns.
  func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      rest = rest.dropFirst(try FileSystem.write(descriptor, rest))
    }
  }

  /// Returns when what was written is on the disk.
  func synchronize() throws(SystemError) {
    while fsync(descriptor) != 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Takes the exclusive lock that goes away with the process.
  func lock() throws(SystemError) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }
}
