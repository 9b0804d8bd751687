import Lariat
import LariatFlows
import LariatViews

/// A screen with every kind of control: for tests of scripts.
enum OrderScreen: ScreenModule {
  static let name: ScreenName = "order"
  static let summary = "Takes an order"

  struct Input: Record {
    let title: String
    init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading", default: "Your order")
    }
  }

  struct State: Equatable {
    var title: String
    var size: String?
    var name = ""
    var file = ""
    var code = Secret("")
    var isGift = false
    var extras: Set<String> = []
    var price: Int?
  }

  enum Action: Equatable {
    case sizeChosen(String?)
    case nameEdited(String)
    case fileEdited(String)
    case codeEdited(Secret)
    case giftToggled(Bool)
    case extrasChosen(Set<String>)
    case priceAsked
    case continued
    case cancelled
  }

  struct Output: PortList {
    let ordered = Port<Order>("ordered", "What is wanted")
    let cancelled = Port<Nothing>("cancelled", "Nothing is wanted")
  }

  struct Order: Record {
    let size: String
    let name: String
    init(size: String, name: String) {
      self.size = size
      self.name = name
    }
    init(_ fields: inout Fields<Self>) {
      size = fields("size", \.size)
      name = fields("name", \.name)
    }
  }

  struct Question: Record {
    let size: String
    init(size: String) { self.size = size }
    init(_ fields: inout Fields<Self>) { size = fields("size", \.size) }
  }

  struct Prices: PortList {
    let priced = Port<Price>("priced", "What it costs")
  }

  struct Price: Record {
    let amount: Int
    init(amount: Int) { self.amount = amount }
    init(_ fields: inout Fields<Self>) { amount = fields("amount", \.amount) }
  }

  static let needs = [
    Need("price", "Says what it costs", input: Question.self, outputs: Prices.self)
  ]
  static let dismissal: Action? = .cancelled

  static func initialState(_ input: Input) -> State { State(title: input.title) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .sizeChosen(let size): store.update { $0.size = size }
    case .nameEdited(let name): store.update { $0.name = name }
    case .fileEdited(let file): store.update { $0.file = file }
    case .codeEdited(let code): store.update { $0.code = code }
    case .giftToggled(let isGift): store.update { $0.isGift = isGift }
    case .extrasChosen(let extras): store.update { $0.extras = extras }
    case .priceAsked:
      let services = store.services
      let question = Question(size: store.state.size ?? "none")
      store.run {
        await services.call("price", question)
      } then: { store, answer in
        guard case .integer(let amount)? = answer.payload["amount"] else { return }
        store.update { $0.price = amount }
      }
    case .continued:
      guard let size = store.state.size else { return }
      store.output.ordered(Order(size: size, name: store.state.name))
    case .cancelled: store.output.cancelled()
    }
  }

  static func view(_ store: ViewStore) -> some View { OrderView(store: store) }
}

struct OrderView: View {
  let store: OrderScreen.ViewStore

  private func binding<Value>(
    _ path: KeyPath<OrderScreen.State, Value>, _ action: @escaping (Value) -> OrderScreen.Action
  ) -> Binding<Value> {
    Binding(get: { store.state[keyPath: path] }, set: { store.send(action($0)) })
  }

  var body: some View {
    Text(store.title).style(.title)
    Picker(
      "Size", selection: binding(\.size) { .sizeChosen($0) },
      options: Options(["s", "m", "l", "xl"], id: \.self, label: { Self.sizes[$0] ?? $0 }))
    TextField("Name", text: binding(\.name) { .nameEdited($0) })
    TextField("File", text: binding(\.file) { .fileEdited($0) }).textContentType(.path)
    SecureField("Code", text: binding(\.code.text) { .codeEdited(Secret($0)) })
    Toggle("Gift", isOn: binding(\.isGift) { .giftToggled($0) })
    MultiPicker(
      "Extras", selection: binding(\.extras) { .extrasChosen($0) },
      options: Options(["Ribbon", "Card"], id: \.self, label: { $0 }))
    if let price = store.price { Text("It costs \(price)") }
    Button("Ask the price") { store.send(.priceAsked) }.disabled(store.size == nil)
    Button("Continue", role: .default) { store.send(.continued) }
    Button("Cancel", role: .cancel) { store.send(.cancelled) }
  }

  private static let sizes = ["s": "Small", "m": "Medium", "l": "Large", "xl": "Larger still"]
}
