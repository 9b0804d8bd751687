#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
