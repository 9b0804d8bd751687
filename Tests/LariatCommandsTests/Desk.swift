import FoundationEssentials
import Lariat
import LariatCommands
import LariatTerminal

/// A project in a folder of its own, and the program as it runs there.
@MainActor
final class Desk {
  let folder: String
  private(set) var results = ""
  private(set) var messages = ""

  /// - Parameter flows: Flow files by name.
  init(flows: [String: String], configuration: String = "{}") throws {
    folder = FileManager.default.temporaryDirectory.path() + "lariat-" + UUID().uuidString
    for name in ["Config", "Flows", "deep/below"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try write(configuration, to: "Config/shell.json")
    for (name, text) in flows { try write(text, to: "Flows/\(name)") }
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Runs the program with these words, and lines on its standard input.
  func lariat(
    _ arguments: [String], lines: [String] = [], in subfolder: String = "",
    environment: [String: String] = [:], plugins: [any Plugin] = [DeskPlugin()]
  ) async -> ExitStatus {
    results = ""
    messages = ""
    let place = subfolder.isEmpty ? folder : "\(folder)/\(subfolder)"
    let context = ProcessContext(
      arguments: arguments,
      environment: environment.merging(["LARIAT_STATE": "\(folder)/state"]) { given, _ in given },
      workingDirectory: place)
    return await Shell(plugins: plugins).perform(context, output: self) { _ in
      DeskConsole(lines, self)
    }
  }
}

extension Desk: Output {
  func result(_ text: String) { results += text }
  func message(_ text: String) { messages += text }
}

/// Answers with prepared lines; the input ends after them.
@MainActor
private final class DeskConsole: LineConsole {
  let isInteractive = false
  let showsUnicode = true
  var received: ((String?) -> Void)?
  private var lines: [String]
  private let desk: Desk

  init(_ lines: [String], _ desk: Desk) {
    self.lines = lines
    self.desk = desk
  }

  func write(_ text: String) { desk.message(text) }
  func requestLine(isSecret: Bool) { received?(lines.isEmpty ? nil : lines.removeFirst()) }
}
