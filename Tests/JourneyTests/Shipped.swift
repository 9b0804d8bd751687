import Foundation
import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// The flow files that are shipped.
enum Shipped {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let flows = FlowLibrary(folder: project.appending(path: "Flows").path)

  static func text(of journey: String) throws -> String {
    try text(ofFile: "Flows/\(journey).json")
  }

  /// A file of the project, by its path there.
  static func text(ofFile name: String) throws -> String {
    try String(contentsOfFile: path(ofFile: name), encoding: .utf8)
  }

  static func path(ofFile name: String) -> String { project.appending(path: name).path }

  static func catalogue() throws -> Catalogue {
    try Catalogue(
      plugins: [StandardPlugin()],
      environment: ShellEnvironment(stateFolder: "/nonexistent", now: { 0 }))
  }
}

extension JourneyTester {
  /// A tester of a shipped journey.
  convenience init(
    shipped journey: String, input: Object = Object(), stubs: [ServiceName: [StubCall]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await self.init(
      journey, plugins: [StandardPlugin()], flows: Shipped.flows, input: input, stubs: stubs,
      sourceLocation: sourceLocation)
  }
}
