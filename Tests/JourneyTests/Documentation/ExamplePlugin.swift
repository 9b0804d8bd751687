import Lariat
import LariatFlows

/// What the documentation's examples use beside the screens and services that ship.
struct ExamplePlugin: Plugin {
  let name = "Examples"

  func register(in registry: inout Registry) {
    registry.screen(UnlockScreen.self)
    registry.store("tally", TallyModule.self, "Counts votes")
    registry.store("chat", TallyModule.self, "Keeps what was said")
    registry.screen(TallyBoardScreen.self, of: "tally")
  }
}
