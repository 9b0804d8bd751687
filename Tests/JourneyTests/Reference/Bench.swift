import Foundation
import Lariat
import LariatCommands
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// A project of its own with the shipped plugins, and the program as it runs there.
@MainActor
final class Bench {
  let folder: URL
  private(set) var results = ""
  private(set) var messages = ""

  /// - Parameter files: Shipped files to begin with, by their paths.
  init(_ files: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lariat-\(UUID().uuidString)")
    try write("{}", to: "Config/shell.json")
    for file in files { try write(try Shipped.text(ofFile: file), to: file) }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
  }

  func lariat(_ arguments: String...) async -> LariatCommands.ExitStatus { await lariat(arguments) }

  func lariat(_ arguments: [String]) async -> LariatCommands.ExitStatus {
    results = ""
    messages = ""
    let context = ProcessContext(
      arguments: arguments, environment: ["LARIAT_STATE": folder.appending(path: "state").path],
      workingDirectory: folder.path)
    return await Shell(plugins: [StandardPlugin()]).perform(context, output: self)
  }

  /// What is found when the journey is loaded.
  func findings(in journey: JourneyID) throws -> [String] {
    let library = FlowLibrary(folder: folder.appending(path: "Flows").path)
    let (flows, findings) = FlowLoader(library: library, catalogue: try Shipped.catalogue())
      .load(journey)
    let isThere = flows[journey] != nil
    return findings.map(\.description) + (isThere ? [] : ["\(journey) is not there"])
  }

  /// Why a scenario does not come true; empty if it does.
  func failures(of scenario: String) async throws -> [String] {
    let (read, findings) = Scenario.load(folder.appending(path: "Tests/Scenarios/\(scenario)").path)
    let loaded = try #require(read, "\(findings)")
    let library = FlowLibrary(folder: folder.appending(path: "Flows").path)
    let runner = ScenarioRunner { environment in
      var environment = environment
      environment.journeys = { library.summaries }
      return Dispatcher(
        catalogue: try Catalogue(plugins: [StandardPlugin()], environment: environment),
        library: library, environment: environment)
    }
    return await runner.run(loaded).failures.map(\.description)
  }
}

extension Bench: Output {
  func result(_ text: String) { results += text }
  func message(_ text: String) { messages += text }
}
