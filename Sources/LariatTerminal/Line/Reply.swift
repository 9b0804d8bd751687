/// What a typed line says in reply to a question.
nonisolated enum Reply: Hashable, Sendable {
  case text(String)
  /// Nothing was typed: the value that stands is kept.
  case keep
  case back
  case cancel
  case help

  /// `back`, `cancel` and `?` are words of the front; a backslash before them, or before anything,
  /// takes what follows literally.
  init(_ line: String) {
    if line.hasPrefix("\\") {
      self = .text(String(line.dropFirst()))
      return
    }
    let trimmed = line.filter { !$0.isWhitespace }
    self =
      switch trimmed.lowercased() {
      case "": .keep
      case "back": .back
      case "cancel": .cancel
      case "?": .help
      default: .text(line)
      }
  }
}
