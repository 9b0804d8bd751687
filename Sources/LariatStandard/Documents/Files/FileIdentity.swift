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

/// What a directory entry is, as far as the export tells apart.
enum FileKind: Hashable {
  case regular
  case folder
  case other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
