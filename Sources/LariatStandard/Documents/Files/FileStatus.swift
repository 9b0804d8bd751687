#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says of a file, as far as the export asks.
struct FileStatus: Hashable {
  let identity: FileIdentity
  let kind: FileKind
  /// How many names the file has: 0 when it was removed while open.
  let links: Int

  init(_ entry: stat) {
    identity = FileIdentity(entry)
    kind = FileKind(mode: entry.st_mode)
    links = Int(entry.st_nlink)
  }
}
