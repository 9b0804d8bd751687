#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells whether two paths lead to one file.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let file: UInt64

  init(_ entry: stat) {
    device = UInt64(truncatingIfNeeded: entry.st_dev)
    file = UInt64(entry.st_ino)
  }
}
