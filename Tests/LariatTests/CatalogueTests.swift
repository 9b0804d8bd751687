import Lariat
import LariatFlows
import Testing

struct CatalogueTests {
  struct Rival: Plugin {
    let name = "Rival"
    func register(in registry: inout Registry) {
      registry.screen(AskScreen.self)
      registry.service(EchoService())
    }
  }

  struct Careless: Plugin {
    let name = "Careless"
    func register(in registry: inout Registry) { registry.service(CarelessService()) }
  }

  struct CarelessService: Service {
    static let name: ServiceName = "careless"
    static let summary = "Its names have drifted"
    struct Input: Record {
      let text: String
      init(_ fields: inout Fields<Self>) { text = fields("txet", \.text, "Misspelt") }
    }
    struct Output: PortList { let done = Port<Nothing>("finished", "Called otherwise") }
    func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer { .cancelled }
  }

  @Test func `names that clash are refused, naming both plugins`() {
    #expect {
      try Catalogue(plugins: [AskPlugin(), Rival()], environment: .nowhere)
    } throws: { error in
      "\(error)" == """
        the screen "ask" is registered by AskPlugin and by Rival; rename one of them
        the service "echo" is registered by AskPlugin and by Rival; rename one of them
        """
    }
  }

  @Test func `labels that differ from names are refused`() {
    #expect {
      try Catalogue(plugins: [Careless()], environment: .nowhere)
    } throws: { error in
      "\(error)" == """
        Output.done is called "finished"
        Input has no property "txet"
        """
    }
  }

  @Test func `says which plugin registered what`() throws {
    #expect(try Catalogue.ask().owner(of: .screen, "ask") == "AskPlugin")
    #expect(try Catalogue.ask().owner(of: .service, "ask") == nil)
  }
}
