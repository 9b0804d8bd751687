import Foundation

/// Holds the lock that a file stands for, as another process would.
final class LockHolder {
  let path: String
  private let file: FileHandle

  init(_ path: String) throws {
    self.path = path
    file = try FileHandle(forUpdating: URL(filePath: path))
    // Waits: a program that another test starts holds every lock of the tests for a moment.
    guard flock(file.fileDescriptor, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }
  }

  func release() { flock(file.fileDescriptor, LOCK_UN) }
}
