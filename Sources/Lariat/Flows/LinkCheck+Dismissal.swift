import LariatFlows

extension LinkCheck {
  /// Esc leads somewhere on every screen: the screen answers it itself, or the flow has the one
  /// cancelled outcome that it then ends in.
  static let dismissal = LinkCheck { flow in
    guard flow.dismissal == nil else { return [] }
    return flow.definition.steps.compactMap { step in
      guard case .screen(let screen) = step.kind, let linked = flow.steps[step.id],
        !linked.hasDismissal
      else { return nil }
      return Finding(
        .noDismissal, at: screen.screen.place,
        "a person who leaves screen \"\(screen.screen.value)\" has no way to go",
        remedy: "give the journey exactly one outcome of status cancelled without a required result"
      )
    }
  }
}
