import Foundation
import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// Every scenario that is shipped comes true.
@MainActor
@Suite struct ShippedScenarioTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios").path

  nonisolated static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test(arguments: files)
  func `passes`(file: String) async throws {
    let (read, findings) = Scenario.load("\(Self.folder)/\(file)")
    #expect(findings.map(\.description) == [])
    let scenario = try #require(read)
    let runner = ScenarioRunner { environment in
      var environment = environment
      environment.journeys = { Shipped.flows.summaries }
      return Dispatcher(
        catalogue: try Catalogue(plugins: [StandardPlugin()], environment: environment),
        library: Shipped.flows, environment: environment)
    }
    let result = await runner.run(scenario)
    #expect(result.failures.map(\.description) == [])
  }

  @Test func `are there for every journey`() throws {
    let journeys = Self.files.compactMap {
      Scenario.load("\(Self.folder)/\($0)").scenario?.journey.value
    }
    #expect(Set(journeys) == Set(Shipped.flows.journeys))
  }
}
