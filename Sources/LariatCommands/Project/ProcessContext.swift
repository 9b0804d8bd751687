import FoundationEssentials

/// What a command is told by the process that it runs in; a test gives its own.
public nonisolated struct ProcessContext: Sendable {
  public var arguments: [String]
  public var environment: [String: String]
  public var workingDirectory: String
  /// Where the executable lies.
  public var executable: String

  public init(
    arguments: [String], environment: [String: String], workingDirectory: String,
    executable: String = ""
  ) {
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.executable = executable
  }

  /// This process.
  public static var current: ProcessContext {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return ProcessContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      executable: executable ?? CommandLine.arguments.first ?? "")
  }

  /// The value of a variable; nil too where it is empty.
  func variable(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// A path as it is meant from the working directory.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path == "." { return workingDirectory }
    return "\(workingDirectory)/\(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)"
  }
}
