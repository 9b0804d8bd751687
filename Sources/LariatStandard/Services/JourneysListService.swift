public import Lariat
public import LariatFlows

/// Lists the journeys that a person can start.
public struct JourneysListService: Service {
  public static let name: ServiceName = "journeys.list"
  public static let summary = "Lists the journeys that a person can start"

  public struct Listing: Record, Hashable {
    public let journeys: [ListedJourney]
    public let options: [Option]

    public init(_ journeys: [JourneySummary]) {
      self.journeys = journeys.map(ListedJourney.init)
      options = journeys.map { Option($0.name, label: $0.title, detail: $0.group) }
    }

    public init(_ fields: inout Fields<Self>) {
      journeys = fields("journeys", \.journeys, "The journeys in the order of menus")
      options = fields("options", \.options, "The same as a picker takes them, by name")
    }
  }

  public struct ListedJourney: Record, Hashable {
    public let name: String
    public let title: String
    public let group: String

    init(_ journey: JourneySummary) {
      (name, title, group) = (journey.name, journey.title, journey.group)
    }

    public init(_ fields: inout Fields<Self>) {
      name = fields("name", \.name, "What it is started by")
      title = fields("title", \.title, "What it is called")
      group = fields("group", \.group, "The heading it stands under; may be empty")
    }
  }

  public struct Output: PortList {
    public let found = Port<Listing>("found", "The journeys; those that are hidden are left out")
    public init() {}
  }

  private let journeys: @Sendable () -> [JourneySummary]

  public init(_ journeys: @escaping @Sendable () -> [JourneySummary]) { self.journeys = journeys }

  @concurrent
  public func perform(_ input: Nothing, _ call: ServiceCall<Output>) async throws -> Answer {
    call.output.found.answer(Listing(journeys().filter { !$0.isHidden }))
  }
}
