import Foundation

/// A folder of its own for one test, removed with all that is in it when it goes.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(of: name)))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: URL(filePath: path(of: name)), encoding: .utf8)
  }

  /// All files and folders below, by their paths from here.
  var names: Set<String> {
    get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: path)) }
  }

  /// The permission bits, in octal.
  func permissions(of name: String) throws -> String {
    let bits = try FileManager.default.attributesOfItem(atPath: path(of: name))[.posixPermissions]
    return String(bits as? Int ?? 0, radix: 8)
  }
}
