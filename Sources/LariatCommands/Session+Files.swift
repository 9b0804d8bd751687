import FoundationEssentials

extension Session {
  /// Writes a file of the project, and the folders to it, in one piece.
  func write(_ text: String, toProjectFile name: String) throws {
    let project = try project()
    let file = URL(filePath: "\(project.folder)/\(name)")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure(
        .inputOutputError, "cannot write \(project.shownFolder)\(name): \(error)")
    }
  }

  func projectFileExists(_ name: String) throws -> Bool {
    FileManager.default.fileExists(atPath: "\(try project().folder)/\(name)")
  }
}
