import Foundation
import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// The flow files that are shipped.
enum Shipped {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Flows")

  static let flows = FlowLibrary(folder: folder.path)

  static func text(of journey: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(journey).json"), encoding: .utf8)
  }

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
