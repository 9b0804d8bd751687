import ChildProcesses
import Foundation

/// The built `lariat` as a process of its own, in the shipped project.
struct Program {
  /// The package's folder.
  static let project = URL(filePath: #filePath).appending(path: "../../../..").standardized.path()
    .removingTrailingSlash

  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lariat-" + UUID().uuidString)
      .path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  struct Run {
    var ending: Ending?
    var results: String
    var messages: String
  }

  /// Runs it to its end with this on its standard input.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    let (standardInput, writing) = try ByteStream.pipe()
    let (results, standardOutput) = try ByteStream.pipe()
    let (messages, standardError) = try ByteStream.pipe()
    let process = try ChildProcess(
      ChildProcess.built("lariat"), arguments, environment: self.environment(environment),
      streams: [standardInput, standardOutput, standardError])
    for end in [standardInput, standardOutput, standardError] { end.close() }
    try writing.write(input)
    writing.close()
    let said = try (results.outputToEnd(), messages.outputToEnd())
    return Run(ending: process.wait(), results: said.0, messages: said.1)
  }

  func environment(_ more: [String: String] = [:]) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder,
      "LARIAT_PROJECT": Self.project, "LARIAT_STATE": "\(folder)/state", "LANG": "C.UTF-8",
      "TERM": "xterm-256color",
    ].merging(more) { _, given in given }
  }

  func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path(),
      withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  /// The names of the files in a folder below, hidden ones too.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
  }
}

extension String {
  fileprivate var removingTrailingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
