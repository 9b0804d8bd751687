import Lariat
import LariatFlows
import LariatScenarios
import Testing

/// Reads a scenario of the order journey and runs it.
@MainActor
func runScenario(
  _ text: String, file: String = "Scenarios/test.json", secrets: [String: String] = [:]
) async throws -> ScenarioResult {
  let (read, findings) = Scenario.read(bytes: Array(text.utf8), file: file)
  #expect(findings == [])
  let scenario = try #require(read)
  let runner = ScenarioRunner(secret: { secrets[$0].map { Secret($0) } }) { environment in
    Dispatcher(
      catalogue: try Catalogue(plugins: [OrderPlugin()], environment: environment),
      library: .order, environment: environment)
  }
  return await runner.run(scenario)
}

/// A scenario of the order journey.
func orderScenario(_ members: String) -> String { "{ \"journey\": \"order\", \(members) }" }
