#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that take memory: the only place of the export where code is unsafe.
enum FileSystem {
  /// - Throws: `EINVAL` where the path holds a NUL, at which C would end it.
  private static func checked(_ path: String) throws(SystemError) -> String {
    if path.utf8.contains(0) { throw SystemError(code: EINVAL) }
    return path
  }

  /// Returns a descriptor, which children of this process do not inherit.
  static func open(_ path: String, _ flags: Int32, mode: mode_t) throws(SystemError) -> Int32 {
    let path = try checked(path)
    while true {
      let descriptor = unsafe systemOpen(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var entry = stat()
    if unsafe fstat(descriptor, &entry) != 0 { throw SystemError(code: errno) }
    return FileStatus(entry)
  }

  /// Follows links.
  static func status(at path: String) throws(SystemError) -> FileStatus {
    var entry = stat()
    if unsafe stat(try checked(path), &entry) != 0 { throw SystemError(code: errno) }
    return FileStatus(entry)
  }

  static func read(_ descriptor: Int32, _ count: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var result = 0
      repeat {
        unsafe result = systemRead(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      initialized = max(0, result)
    }
    if failure != 0 { throw SystemError(code: failure) }
    return bytes
  }

  /// Returns how many bytes the system took.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Gives a file a second name, which must be free: the check and the naming are one step.
  static func link(_ path: String, as new: String) throws(SystemError) {
    if unsafe systemLink(try checked(path), try checked(new)) != 0 {
      throw SystemError(code: errno)
    }
  }

  /// Renames a file over whatever file has the new name.
  static func rename(_ path: String, to new: String) throws(SystemError) {
    if unsafe systemRename(try checked(path), try checked(new)) != 0 {
      throw SystemError(code: errno)
    }
  }

  static func remove(_ path: String) throws(SystemError) {
    if unsafe unlink(try checked(path)) != 0 { throw SystemError(code: errno) }
  }

  /// The names in a folder, in no order; none where it cannot be read. Names that are not UTF-8
  /// are left out.
  static func names(in folder: String) -> [String] {
    guard let folder = try? checked(folder), let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe _ = closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
          unsafe String(validatingCString: characters)
        }
      }
      if let name { names.append(name) }
    }
    return names
  }

  /// The system's words for an error: `No space left on device`.
  static func reason(_ error: SystemError) -> String {
    guard let text = unsafe strerror(error.code) else { return "error \(error.code)" }
    return unsafe String(cString: text)
  }
}

#if canImport(Glibc)
  private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe Glibc.open(path, flags, mode)
  }
  private let systemRead = unsafe Glibc.read
  private let systemWrite = unsafe Glibc.write
  private let systemLink = unsafe Glibc.link
  private let systemRename = unsafe Glibc.rename
#else
  private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe Darwin.open(path, flags, mode)
  }
  private let systemRead = unsafe Darwin.read
  private let systemWrite = unsafe Darwin.write
  private let systemLink = unsafe Darwin.link
  private let systemRename = unsafe Darwin.rename
#endif
