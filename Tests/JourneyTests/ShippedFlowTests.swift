import Lariat
import LariatFlows
import Testing

/// What holds for every flow file that is shipped.
@Suite struct ShippedFlowTests {
  @Test(arguments: Shipped.flows.journeys)
  func `links without a finding`(journey: JourneyID) throws {
    let (flows, findings) = FlowLoader(library: Shipped.flows, catalogue: try Shipped.catalogue())
      .load(journey)
    #expect(findings.map(\.description) == [])
    #expect(flows[journey]?.id == journey)
  }

  @Test(arguments: Shipped.flows.journeys)
  func `says what every input is for`(journey: JourneyID) throws {
    let definition = try #require(Shipped.flows.read(journey)?.definition)
    #expect(definition.group != nil)
    #expect(definition.inputs.filter { $0.summary.isEmpty }.map(\.name) == [])
  }

  @Test func `are these`() {
    #expect(Shipped.flows.journeys == ["export", "home", "preferences"])
  }
}
