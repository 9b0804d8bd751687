import Lariat
import LariatFlows
import LariatViews

/// A screen that asks for a text, and a service that never ends by itself.
struct DeskPlugin: Plugin {
  let name = "DeskPlugin"

  func register(in registry: inout Registry) {
    registry.screen(WordScreen.self)
    registry.service(EndlessService())
  }
}

enum WordScreen: ScreenModule {
  static let name: ScreenName = "word"
  static let summary = "Asks for a word"

  struct Input: Record {
    let label: String
    init(_ fields: inout Fields<Self>) { label = fields("label", \.label, "What is asked") }
  }

  struct State: Equatable {
    var label: String
    var word = ""
  }

  enum Action: Equatable {
    case typed(String)
    case done
    case left
  }

  struct Output: PortList {
    let given = Port<Word>("given", "The word")
    let left = Port<Nothing>("left", "No word was given")
  }

  struct Word: Record {
    let word: String
    init(word: String) { self.word = word }
    init(_ fields: inout Fields<Self>) { word = fields("word", \.word, "The word") }
  }

  static let dismissal: Action? = .left
  static func initialState(_ input: Input) -> State { State(label: input.label) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .typed(let word): store.update { $0.word = word }
    case .done: store.output.given(Word(word: store.state.word))
    case .left: store.output.left()
    }
  }

  static func view(_ store: ViewStore) -> some View {
    VStack {
      TextField(store.label, text: Binding(get: { store.word }, set: { store.send(.typed($0)) }))
      Button("Continue", role: .default) { store.send(.done) }
      Button("Cancel", role: .cancel) { store.send(.left) }
    }
  }
}

struct EndlessService: Service {
  static let name: ServiceName = "endless"
  static let summary = "Runs until it is cancelled"
  typealias Input = Nothing

  func perform(_ input: Nothing, _ call: ServiceCall<NoPorts>) async throws -> Answer {
    let (never, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}
    continuation.finish()
    throw CancellationError()
  }
}
