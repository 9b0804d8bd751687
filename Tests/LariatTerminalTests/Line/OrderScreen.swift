import Lariat
import LariatFlows
import LariatViews

/// A screen with one field of every kind, and a check of what was typed.
enum OrderScreen: ScreenModule {
  static let name: ScreenName = "order"
  static let summary = "Takes an order"

  struct State: Equatable {
    var name = ""
    var nameError: String?
    var code = Secret("")
    var size: String? = "small"
    var extras: Set<String> = []
    var isGift = false
    var note = ""
  }

  enum Action: Equatable {
    case named(String)
    case coded(Secret)
    case sized(String?)
    case extras(Set<String>)
    case gift(Bool)
    case noted(String)
    case ordered
    case cancelled
  }

  struct Output: PortList {
    let ordered = Port<Order>("ordered", "What was ordered")
    let cancelled = Port<Nothing>("cancelled", "Nothing was ordered")
  }

  struct Order: Record {
    let text: String
    init(text: String) { self.text = text }
    init(_ fields: inout Fields<Self>) { text = fields("text", \.text, "In one line") }
  }

  static let dismissal: Action? = .cancelled
  static func initialState(_ input: Nothing) -> State { State() }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .named(let name):
      store.update {
        $0.name = name
        $0.nameError = nil
      }
    case .coded(let code): store.update { $0.code = code }
    case .sized(let size): store.update { $0.size = size }
    case .extras(let extras): store.update { $0.extras = extras }
    case .gift(let isGift): store.update { $0.isGift = isGift }
    case .noted(let note): store.update { $0.note = note }
    case .ordered:
      guard !store.state.name.isEmpty else {
        return store.update { $0.nameError = "A name is needed." }
      }
      store.output.ordered(Order(text: text(store.state)))
    case .cancelled: store.output.cancelled()
    }
  }

  private static func text(_ state: State) -> String {
    let extras = state.extras.sorted().joined(separator: "+")
    return [
      state.name, state.code.text, state.size ?? "none", extras, state.isGift ? "gift" : "plain",
      state.note,
    ].joined(separator: "|")
  }

  static func view(_ store: ViewStore) -> some View {
    let state = store.state
    VStack {
      Text("Your order").style(.title)
      TextField("Name", text: Binding(get: { state.name }, set: { store.send(.named($0)) }))
        .error(state.nameError)
      SecureField(
        "Code", text: Binding(get: { state.code.text }, set: { store.send(.coded(Secret($0))) }))
      Picker(
        "Size", selection: Binding(get: { state.size }, set: { store.send(.sized($0)) }),
        options: Options(["small", "large", "larger"], id: \.self, label: { $0.capitalized }))
      MultiPicker(
        "Extras", selection: Binding(get: { state.extras }, set: { store.send(.extras($0)) }),
        options: Options(["milk", "sugar"], id: \.self, label: { $0.capitalized }))
      Toggle("Gift", isOn: Binding(get: { state.isGift }, set: { store.send(.gift($0)) }))
      TextEditor("Note", text: Binding(get: { state.note }, set: { store.send(.noted($0)) }))
      Button("Order", role: .default) { store.send(.ordered) }
      Button("Cancel", role: .cancel) { store.send(.cancelled) }
    }
  }
}

/// A screen that asks what to do: no fields, several buttons.
enum ChoiceScreen: ScreenModule {
  static let name: ScreenName = "choice"
  static let summary = "Asks what to do"

  struct Input: Record {
    let text: String
    init(_ fields: inout Fields<Self>) { text = fields("text", \.text, "What it is about") }
  }

  enum Action: Equatable {
    case yes
    case no
  }

  struct Output: PortList {
    let yes = Port<Nothing>("yes", "Do it")
    let no = Port<Nothing>("no", "Do not")
  }

  static func initialState(_ input: Input) -> String { input.text }

  static func handle(_ action: Action, in store: Store<Self>) {
    if action == .yes { store.output.yes() } else { store.output.no() }
  }

  static func view(_ store: ViewStore) -> some View {
    VStack {
      Text(store.state)
      Button("Do it", role: .default) { store.send(.yes) }
      Button("Leave it", role: .cancel) { store.send(.no) }
    }
  }
}

struct OrderPlugin: Plugin {
  let name = "OrderPlugin"

  func register(in registry: inout Registry) {
    registry.screen(OrderScreen.self)
    registry.screen(ChoiceScreen.self)
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
