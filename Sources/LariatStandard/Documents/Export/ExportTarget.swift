#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the file goes, looked at before any work is done.
struct ExportTarget {
  let folder: String
  let name: String
  let path: String
  private let existing: FileIdentity?

  init(_ request: ExportRequest) throws(ExportError) {
    folder = request.directory.isEmpty ? "." : request.directory
    let ending = ".\(request.format.fileExtension)"
    let base = request.name ?? FilePath.stem(request.source)
    name =
      base.lowercased().hasSuffix(ending) && base.utf8.count > ending.utf8.count
      ? base : base + ending
    guard FilePath.isName(base), FilePath.isName(name) else { throw .nameUnusable(name: base) }
    path = FilePath.join(folder, name)
    existing = try Self.look(folder: folder, path: path, overwrite: request.overwrite)
  }

  /// - Throws: `.targetIsSource` where the export would replace the document itself.
  func check(source: FileIdentity) throws(ExportError) {
    if existing == source { throw .targetIsSource(path: path) }
  }

  private static func look(
    folder: String, path: String, overwrite: Bool
  ) throws(ExportError) -> FileIdentity? {
    guard let directory = try status(folder) else { throw .directoryMissing(path: folder) }
    if directory.kind != .folder { throw .directoryIsFile(path: folder) }
    guard let existing = try status(path) else { return nil }
    if existing.kind == .folder { throw .targetIsFolder(path: path) }
    if !overwrite { throw .targetExists(path: path) }
    return existing.identity
  }

  /// Nil where nothing has that path.
  private static func status(_ path: String) throws(ExportError) -> FileStatus? {
    do {
      return try FileSystem.status(at: path)
    } catch {
      if error.code == EACCES { throw .noPermission(path: path) }
      return nil
    }
  }
}
