internal import Glibc

/// An open file or folder, closed when it goes: the one place that makes the system's calls.
struct OpenFile: ~Copyable {
  let path: String
  private let descriptor: Int32

  enum Mode {
    case read
    /// Makes a file that nobody else may read; fails where one is already.
    case create
    /// Opens a file, made where it is missing, only to lock it.
    case lock
    /// Opens a folder, only to have its entries put on disk.
    case folder

    fileprivate var flags: Int32 {
      switch self {
      case .read: O_RDONLY
      case .create: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .lock: O_RDWR | O_CREAT | O_NOFOLLOW
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  init(_ path: String, for mode: Mode) throws(SystemFailure) {
    self.path = path
    let flags = mode.flags | O_CLOEXEC
    descriptor = try SystemFailure.check("open", path) { unsafe open(path, flags, 0o600) }
  }

  deinit { _ = close(descriptor) }

  /// All bytes from here to the end, or nil when there are more than `limit`.
  func bytes(atMost limit: Int) throws(SystemFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = try SystemFailure.check("read", path) {
        unsafe part.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes += part.prefix(count)
    }
    return nil
  }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(
        try SystemFailure.check("write", path) {
          unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        })
    }
  }

  /// Returns once everything is on disk.
  func synchronize() throws(SystemFailure) {
    _ = try SystemFailure.check("write", path) { fsync(descriptor) }
  }

  /// Takes the lock that this file stands for, until it is closed; false when another has it.
  func lockIfFree() throws(SystemFailure) -> Bool {
    do {
      _ = try SystemFailure.check("lock", path) { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch  where error.code == EWOULDBLOCK {
      return false
    }
  }

  static func rename(_ path: String, to other: String) throws(SystemFailure) {
    _ = try SystemFailure.check("rename", path) { unsafe Glibc.rename(path, other) }
  }

  /// Removes a file; it is no failure when there is none.
  static func remove(_ path: String) throws(SystemFailure) {
    do {
      _ = try SystemFailure.check("remove", path) { unsafe unlink(path) }
    } catch  where error.code == ENOENT {}
  }

  /// Makes a folder that nobody else may enter; it is no failure when there is one.
  static func makeFolder(_ path: String) throws(SystemFailure) {
    do {
      _ = try SystemFailure.check("make the folder", path) { unsafe mkdir(path, 0o700) }
    } catch  where error.code == EEXIST {
      _ = try OpenFile(path, for: .folder)
    }
  }

  /// The system's words for a code of `errno`.
  static func words(for code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
