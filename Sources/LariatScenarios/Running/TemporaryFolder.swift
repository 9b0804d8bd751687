import FoundationEssentials

/// A fresh folder that goes, with all that is in it, when this is released.
public final class TemporaryFolder: Sendable {
  /// Absolute.
  public let path: String

  /// - Throws: What the file system says where a folder cannot be made.
  public init(_ name: String = "lariat") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of what lies at `name` in it.
  public func path(to name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder in it, and those it lies in.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(to: name), withIntermediateDirectories: true)
  }

  /// Writes a file, and the folders it lies in. Returns its absolute path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = URL(filePath: path(to: name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The text of a file; nil where there is none, or none in UTF-8.
  public func text(of name: String) -> String? {
    FileManager.default.contents(atPath: path(to: name)).flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }

  /// The paths of all files in it, sorted.
  public var files: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { name in
      var isFolder: Bool = false
      let there = FileManager.default.fileExists(atPath: path(to: name), isDirectory: &isFolder)
      return there && !isFolder
    }.sorted()
  }
}
