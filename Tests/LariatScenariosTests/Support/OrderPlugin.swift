import Lariat
import LariatFlows
import LariatViews

struct OrderPlugin: Plugin {
  let name = "OrderPlugin"

  func register(in registry: inout Registry) {
    registry.screen(OrderScreen.self)
    registry.progressScreen(BusyScreen.self)
    registry.service(SendService())
    registry.service(PriceService())
  }
}

/// The face of a running service.
enum BusyScreen: ProgressModule {
  static let name: ScreenName = "busy"
  static let summary = "Shows how far a service is"

  struct Input: Record {
    let title: String
    init(_ fields: inout Fields<Self>) { title = fields("title", \.title) }
  }

  struct State: Equatable {
    let title: String
    var message = ""
  }

  enum Action: Equatable {
    case progressed(Progress)
    case cancelled
  }

  struct Output: PortList {
    let cancelled = Port<Nothing>("cancelled", "The person wants to leave")
  }

  static let dismissal: Action? = .cancelled
  static func progressed(_ progress: Progress) -> Action { .progressed(progress) }
  static func initialState(_ input: Input) -> State { State(title: input.title) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .progressed(let progress): store.update { $0.message = "\(progress)" }
    case .cancelled: store.output.cancelled()
    }
  }

  @ViewBuilder static func view(_ store: ViewStore) -> some View { BusyView(store: store) }
}

struct BusyView: View {
  let store: BusyScreen.ViewStore

  var body: some View {
    Text(store.title).style(.title)
    Text(store.message)
    Button("Stop", role: .cancel) { store.send(.cancelled) }
  }
}

/// Sends an order and gives it a number.
struct SendService: Service {
  static let name: ServiceName = "order.send"
  static let summary = "Sends an order"

  struct Output: PortList {
    let sent = Port<Receipt>("sent", "It was sent")
  }

  struct Receipt: Record {
    let number: Int
    init(number: Int) { self.number = number }
    init(_ fields: inout Fields<Self>) { number = fields("number", \.number) }
  }

  func perform(_ input: OrderScreen.Order, _ call: ServiceCall<Output>) async throws -> Answer {
    call.output.sent.answer(Receipt(number: 7))
  }
}

/// Knows what things cost.
struct PriceService: Service {
  static let name: ServiceName = "order.price"
  static let summary = "Says what a size costs"

  func perform(
    _ input: OrderScreen.Question, _ call: ServiceCall<OrderScreen.Prices>
  ) async throws -> Answer {
    call.output.priced.answer(OrderScreen.Price(amount: 3))
  }
}

/// A flow with a screen, a service that shows itself, a timeout and a retry.
let orderFlow = """
  { "lariat": 1, "journey": "order",
    "input": {
      "title": { "type": "string", "default": "Your order" },
      "list": { "type": "string", "format": "path", "optional": true } },
    "outcomes": {
      "sent": { "status": "success", "result": { "number": "integer" },
                "message": "Order ${result.number}" },
      "cancelled": { "status": "cancelled" },
      "late": { "status": "timedOut" },
      "failed": { "status": "failure", "result": { "reason": "string" } } },
    "start": "ask",
    "steps": {
      "ask": {
        "screen": "order", "with": { "title": "${input.title}" },
        "use": { "price": "order.price" },
        "on": {
          "ordered": { "go": "send", "set": { "size": "${output.size}", "name": "${output.name}" } },
          "cancelled": { "end": "cancelled" } } },
      "send": {
        "service": "order.send", "show": { "title": "Sending" }, "timeout": "30s",
        "retry": { "times": 1, "after": "5s", "on": ["failed"] },
        "with": { "size": "${context.size}", "name": "${context.name}" },
        "on": {
          "sent": { "end": "sent", "with": { "number": "${output.number}" } },
          "cancelled": { "go": "ask", "notice": "Nothing was sent." },
          "timedOut": { "end": "late" },
          "failed": { "end": "failed", "with": { "reason": "${output.reason}" } } } } } }
  """

extension FlowLibrary {
  static var order: FlowLibrary { FlowLibrary(texts: ["order": orderFlow]) }
}
