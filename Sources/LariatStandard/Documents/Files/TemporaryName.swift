#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of a file that is not complete: `.guide.epub.lariat-0f3a9c55d1b2e870.tmp`.
enum TemporaryName {
  private static let mark = ".lariat-"
  private static let ending = ".tmp"
  private static let digits = 16

  static func make(for name: String, using generator: inout some RandomNumberGenerator) -> String {
    let number = String(generator.next(), radix: 16)
    let padding = String(repeating: "0", count: digits - number.utf8.count)
    return ".\(name)\(mark)\(padding)\(number)\(ending)"
  }

  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let body = name.dropLast(ending.count)
    let number = body.suffix(digits)
    return number.utf8.count == digits
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      && body.dropLast(digits).hasSuffix(mark)
  }

  /// Removes what processes that died left in `folder`: files of such a name that nobody locks.
  static func removeStale(in folder: String) {
    for name in FileSystem.names(in: folder) where matches(name) {
      let path = FilePath.join(folder, name)
      guard let file = try? DocumentFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        (try? file.status.kind) == .regular, (try? file.lock()) != nil
      else { continue }
      // While the lock is held, so that who created the file just now notices.
      try? FileSystem.remove(path)
    }
  }
}
