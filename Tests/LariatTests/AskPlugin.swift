import Lariat
import LariatFlows
import LariatViews

/// A screen that asks for a text: for tests of linking and of journeys.
enum AskScreen: ScreenModule {
  static let name: ScreenName = "ask"
  static let summary = "Asks for a text"

  struct Input: Record {
    let title: String
    let text: String
    let of: NamedChoices?
    init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "What is asked")
      text = fields("text", \.text, "What stands there first", default: "")
      of = fields("of", \.of, "A type whose member is asked for")
    }
  }

  struct State: Equatable {
    var title: String
    var text: String
  }

  enum Action: Equatable {
    case typed(String)
    case done
    case cancelled
  }

  struct Output: PortList {
    let answered = Port<Answered>("answered", "What was typed")
    let cancelled = Port<Nothing>("cancelled", "Nothing was typed")
  }

  struct Answered: Record {
    let text: String
    init(text: String) { self.text = text }
    init(_ fields: inout Fields<Self>) { text = fields("text", \.text, "What was typed") }
  }

  static let dismissal: Action? = .cancelled

  static func shape(_ step: inout StepShape) {
    guard case .string(let name)? = step.literals["of"], let type = step.types[TypeName(name)]
    else {
      return
    }
    step.narrow("answered", "text", to: .choice(type))
  }

  static func initialState(_ input: Input) -> State { State(title: input.title, text: input.text) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .typed(let text): store.update { $0.text = text }
    case .done: store.output.answered(Answered(text: store.state.text))
    case .cancelled: store.output.cancelled()
    }
  }

  static func view(_ store: ViewStore) -> some View {
    Text(store.title)
  }
}

/// A screen that only tells something and has no answer to Esc.
enum TellScreen: ScreenModule {
  static let name: ScreenName = "tell"
  static let summary = "Tells something"

  struct Input: Record {
    let count: Int
    let weight: Double?
    let parts: [String]
    init(_ fields: inout Fields<Self>) {
      count = fields("count", \.count, "How many", default: 0)
      weight = fields("weight", \.weight, "In grams")
      parts = fields("parts", \.parts, "Names", default: [])
    }
  }

  struct Output: PortList {
    let done = Port<Nothing>("done", "It was read")
  }

  enum Action: Equatable { case done }

  static func initialState(_ input: Input) -> Int { input.count }
  static func handle(_ action: Action, in store: Store<Self>) { store.output.done() }
  static func view(_ store: ViewStore) -> some View { Text("\(store.state)") }
}

/// A service that answers at once with what it is given.
struct EchoService: Service {
  static let name: ServiceName = "echo"
  static let summary = "Says what it is given"

  struct Input: Record {
    let text: String
    init(text: String) { self.text = text }
    init(_ fields: inout Fields<Self>) { text = fields("text", \.text, "What is said") }
  }

  struct Output: PortList {
    let said = Port<Input>("said", "What was given")
  }

  func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer {
    call.output.said.answer(input)
  }
}

struct AskPlugin: Plugin {
  let name = "AskPlugin"

  func register(in registry: inout Registry) {
    registry.screen(AskScreen.self)
    registry.screen(TellScreen.self)
    registry.service(EchoService())
    registry.type("format", [Choice("epub"), Choice("html")])
  }
}

extension ShellEnvironment {
  /// Nothing of it is touched by the plugins of these tests.
  static var nowhere: ShellEnvironment {
    ShellEnvironment(stateFolder: "/nonexistent", now: { 0 })
  }
}

extension Catalogue {
  static func ask() throws -> Catalogue {
    try Catalogue(plugins: [AskPlugin()], environment: .nowhere)
  }
}
