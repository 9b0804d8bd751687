import Lariat
import LariatFlows
import LariatViews

/// A screen with many doors: for tests of the rules of a run.
enum RoomScreen: ScreenModule {
  static let name: ScreenName = "room"
  static let summary = "Has many doors"

  struct Input: Record {
    let selected: String?
    init(_ fields: inout Fields<Self>) {
      selected = fields("selected", \.selected, "What is selected first")
    }
  }

  struct State: Equatable {
    var selected: String?
    var count = 0
    var code = Secret("")
  }

  enum Action: Equatable {
    case selected(String)
    case codeEdited(Secret)
    case add(Int)
    case continued
    case continuedTwice
    /// Continues, and then goes on as if it were still there.
    case continuedAndAdded
    case upTapped
    case backTapped
    case stayed
    case left
    case load(CounterModule.Loading)
    /// Hands out the way to say `chosen`, which a screen should not do.
    case lent(Borrowed)
  }

  struct Output: PortList {
    let chosen = Port<Choice>("chosen", "What was selected")
    let up = Port<Nothing>("up", "Another room on top")
    let back = Port<Nothing>("back", "Back to the room below")
    let stayed = Port<Nothing>("stayed", "Nothing moves")
    let left = Port<Nothing>("left", "The end")
  }

  struct Choice: Record {
    let value: String
    init(_ value: String) { self.value = value }
    init(_ fields: inout Fields<Self>) { value = fields("value", \.value) }
  }

  /// Keeps an output callback alive.
  @MainActor
  final class Borrowed: Equatable {
    var say: (() -> Void)?
    nonisolated static func == (left: Borrowed, right: Borrowed) -> Bool { left === right }
  }

  static func initialState(_ input: Input) -> State { State(selected: input.selected) }

  static func handle(_ action: Action, in store: Store<Self>) {
    switch action {
    case .selected(let value): store.update { $0.selected = value }
    case .codeEdited(let code): store.update { $0.code = code }
    case .add(let amount): store.update { $0.count += amount }
    case .continued: choose(store)
    case .continuedTwice:
      choose(store)
      choose(store)
    case .continuedAndAdded:
      choose(store)
      store.update { $0.count += 1 }
      store.send(.add(1))
      store.output.left()
    case .upTapped: store.output.up()
    case .backTapped: store.output.back()
    case .stayed: store.output.stayed()
    case .left: store.output.left()
    case .load(let loading):
      store.run {
        await loading.wait()
      } then: { store, amount in
        store.update { $0.count += amount }
      }
    case .lent(let borrowed):
      let port = store.output.chosen
      borrowed.say = { port(Choice("lent")) }
    }
  }

  @MainActor private static func choose(_ store: Store<Self>) {
    guard let value = store.state.selected else { return }
    store.output.chosen(Choice(value))
  }

  static func view(_ store: ViewStore) -> some View {
    Text("\(store.selected ?? "nothing") \(store.count)")
  }
}
