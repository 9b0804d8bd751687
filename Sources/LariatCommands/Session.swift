import FoundationEssentials
import Lariat
import LariatFlows
import LariatTerminal

/// What one call of the program works with: its plugins, its project, its streams.
final class Session {
  let plugins: [any Plugin]
  let context: ProcessContext
  let output: any Output
  /// Where a line front asks: made when it is needed, once.
  private(set) lazy var console: any LineConsole = makeConsole(context)
  private let makeConsole: @MainActor (ProcessContext) -> any LineConsole
  /// What `--project` says.
  var projectFolder: String?
  private var found: Project??
  private var loaded: ShellConfiguration?

  init(
    plugins: [any Plugin], context: ProcessContext, output: any Output,
    console: @escaping @MainActor (ProcessContext) -> any LineConsole
  ) {
    makeConsole = console
    self.plugins = plugins
    self.context = context
    self.output = output
  }

  func project() throws -> Project {
    let project = try found ?? Project.find(projectFolder, in: context)
    found = project
    if let project { return project }
    throw CommandFailure(
      .badConfiguration,
      "there is no project here; change to a folder with Config/shell.json, or name one with "
        + "--project or LARIAT_PROJECT")
  }

  func configuration() throws -> ShellConfiguration {
    if let loaded { return loaded }
    let project = try project()
    let shown = "\(project.shownFolder)Config/shell.json"
    guard let contents = FileManager.default.contents(atPath: project.configurationFile) else {
      throw CommandFailure(.badConfiguration, "cannot read \(shown); is it there?")
    }
    let (configuration, findings) = ShellConfiguration.read(bytes: Array(contents), file: shown)
    guard let configuration, !findings.hasErrors else {
      throw CommandFailure(.badConfiguration, findings.map(\.description).joined(separator: "\n"))
    }
    loaded = configuration
    return configuration
  }

  /// Goes on with that configuration in place of what the file says.
  func adopt(_ configuration: ShellConfiguration) { loaded = configuration }

  func library() throws -> FlowLibrary {
    let project = try project()
    let folder = try configuration().flowsFolder
    return FlowLibrary(
      folder: "\(project.folder)/\(folder)", shown: "\(project.shownFolder)\(folder)")
  }

  func environment() throws -> ShellEnvironment {
    let project = try project()
    let library = try library()
    return ShellEnvironment(
      project: project.folder, workingDirectory: context.workingDirectory,
      stateFolder: context.stateFolder, now: { Date().timeIntervalSince1970 },
      journeys: { library.summaries })
  }

  func catalogue() throws -> Catalogue {
    let configuration = try configuration()
    let environment = try environment()
    let plugins = plugins + [ConfiguredTypes(types: configuration.types)]
    do { return try Catalogue(plugins: plugins, environment: environment) } catch {
      throw CommandFailure(.badConfiguration, "\(error)")
    }
  }

  func dispatcher(adding file: String? = nil) throws -> Dispatcher {
    let library = try library()
    return Dispatcher(
      catalogue: try catalogue(),
      library: file.map { library.adding(file: context.absolute($0), shown: $0).library }
        ?? library,
      environment: try environment())
  }

  /// The flow of that name, or a failure that tells all that is wrong with its file.
  func flow(_ name: String, _ dispatcher: Dispatcher) throws -> Flow {
    do { return try dispatcher.flow(named: name) } catch {
      switch error {
      case .noSuchJourney(let name, _):
        let names = dispatcher.library.journeys.map(\.rawValue) + Commands.reservedNames
        throw UsageError(
          "no journey is named \"\(name)\"",
          remedy: Spelling.remedy(
            for: name, in: names, otherwise: "lariat list shows those there are"))
      case .findings, .input, .tooDeep: throw CommandFailure(.badInput, "\(error)")
      }
    }
  }

  func contents(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: context.absolute(path)).map(Array.init)
  }

  /// Whether a log may be written there: only in place of an older log, or of nothing.
  func mayBecomeLog(_ path: String) -> Bool {
    guard let bytes = contents(of: path) else { return true }
    return bytes.isEmpty || bytes.starts(with: Array("started ".utf8))
  }

  func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: context.absolute(path))
  }

  func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(
      atPath: context.absolute(path), isDirectory: &isDirectory) && isDirectory
  }

  func showHelp(of command: any Command) -> ExitStatus {
    output.result(HelpText.command(command))
    return .success
  }
}

/// The types that the configuration declares, as a plugin.
private nonisolated struct ConfiguredTypes: Plugin {
  let name = "Config/shell.json"
  let types: [TypeDefinition]

  func register(in registry: inout Registry) {
    for type in types { registry.type(type.name, type.choices ?? []) }
  }
}

extension ProcessContext {
  /// Whether the locale speaks UTF-8.
  nonisolated var speaksUTF8: Bool {
    let locale = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? ""
    let folded = locale.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8")
  }

  /// `$LARIAT_STATE`, else `$XDG_STATE_HOME/lariat`, else `~/.local/state/lariat`.
  nonisolated var stateFolder: String {
    if let folder = variable("LARIAT_STATE") { return absolute(folder) }
    if let folder = variable("XDG_STATE_HOME") { return "\(folder)/lariat" }
    return "\(variable("HOME") ?? workingDirectory)/.local/state/lariat"
  }
}
