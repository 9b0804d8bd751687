import LariatFlows

/// The face of a running service: a screen that is told how far it is.
///
/// Its input is a step's `show`; its dismissal action must lead to its output `cancelled`.
public protocol ProgressModule: ScreenModule {
  static func progressed(_ progress: Progress) -> Action
}

/// The progress module in the catalogue, with its types erased.
struct ProgressFace: Sendable {
  let entry: ScreenEntry
  let progressed: @MainActor @Sendable (any LiveScreen, Progress) -> Void

  init<Module: ProgressModule>(_ module: Module.Type) {
    entry = ScreenEntry(module)
    progressed = { screen, progress in
      (screen as? OwnScreen<Module>)?.store.update(by: Module.progressed(progress))
    }
  }
}

extension Store {
  /// Handles an action of the shell's own: it is no person's and is not logged as one.
  func update(by action: Module.Action) { send(action, through: nil) }
}
