import Lariat
import LariatFlows
import LariatStandard
import LariatViews

/// The examples' screen that needs a capability and has no answer to Esc.
enum UnlockScreen: ScreenModule {
  static let name: ScreenName = "unlock"
  static let summary = "Asks for a key until it fits"
  static let needs = [
    Need("verify", "says whether a key fits", input: Key.self, outputs: Verdict.self)
  ]

  struct Input: Record {
    init(_ fields: inout Fields<Self>) {}
  }

  struct Key: Record {
    let key: String
    init(_ fields: inout Fields<Self>) { key = fields("key", \.key, "What was typed") }
  }

  struct Verdict: PortList {
    let found = Port<KeptSetting>("found", "It fits")
    let absent = Port<Nothing>("absent", "It does not fit")
  }

  struct Output: PortList {
    let unlocked = Port<Nothing>("unlocked", "The key fits")
  }

  enum Action: Equatable { case unlocked }

  static func initialState(_ input: Input) -> Bool { false }
  static func handle(_ action: Action, in store: Store<Self>) { store.output.unlocked() }
  static func view(_ store: ViewStore) -> some View { Text("Key") }
}
