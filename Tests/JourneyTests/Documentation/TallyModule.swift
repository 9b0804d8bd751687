import Lariat
import LariatFlows
import LariatViews

/// The examples' shared store.
enum TallyModule: StoreModule {
  struct Input: Record {
    init(_ fields: inout Fields<Self>) {}
  }

  struct Output: PortList {
    let closed = Port<Nothing>("closed", "The vote is over")
  }

  enum Action: Equatable { case closed }

  static func initialState(_ input: Input) -> Int { 0 }
  static func handle(_ action: Action, in store: Store<Self>) { store.output.closed() }
}

/// The examples' screen onto a shared store.
enum TallyBoardScreen: SharedScreenModule {
  typealias Shared = TallyModule
  typealias State = Int
  typealias Action = TallyModule.Action

  static let name: ScreenName = "tally-board"
  static let summary = "Shows how the vote stands"
  static let dismissal: Action? = .closed

  static func state(_ shared: Int) -> Int { shared }
  static func action(_ action: Action) -> Action { action }
  static func view(_ store: ViewStore) -> some View { Text("Votes") }
}
