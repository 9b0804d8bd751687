import Foundation

/// The project's own files, found from where this one lies.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Swift and C files below Sources, in the order of their paths.
  static let sources = files(below: "Sources").filter { ["swift", "c", "h"].contains($0.kind) }

  /// Whatever is text and ours: what other people wrote and we only copied is left out.
  static let texts =
    (["Sources", "Tests", "Flows", "Config", ".ci"].flatMap(files) + topLevelTexts)
    .filter { !$0.path.contains("/JSONTestSuite/") && !$0.path.hasPrefix("Config/data/") }

  private static var topLevelTexts: [TextFile] {
    ["Package.swift", "README.md", ".gitignore"].compactMap(TextFile.init)
  }

  /// What the repository keeps at its top. Where git knows nothing of it, such as in an unpacked
  /// archive, what lies there.
  static func topLevelNames() throws -> Set<String> {
    let lines = try? git("ls-files").split(separator: "\n")
    if let lines, !lines.isEmpty { return Set(lines.map { String($0.prefix { $0 != "/" }) }) }
    return Set(try FileManager.default.contentsOfDirectory(atPath: root.path))
  }

  private static func files(below folder: String) -> [TextFile] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).sorted()
      .compactMap { TextFile(path: "\(folder)/\($0)") }
  }

  private static func git(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
