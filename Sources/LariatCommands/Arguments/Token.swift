/// One word of a command line, taken apart as GNU programs do.
nonisolated enum Token: Hashable, Sendable {
  /// `--name` or `--name=value`.
  case long(String, value: String?)
  /// `-h`: the letters after one dash.
  case short(String)
  case word(String)

  /// After `--` everything is a word; so is a lone `-`.
  static func split(_ arguments: [String]) -> [Token] {
    var tokens: [Token] = []
    var isLiteral = false
    for argument in arguments {
      if isLiteral || argument == "-" || !argument.hasPrefix("-") {
        tokens.append(.word(argument))
      } else if argument == "--" {
        isLiteral = true
      } else if argument.hasPrefix("--") {
        let parts = argument.dropFirst(2).split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        tokens.append(.long(String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil))
      } else {
        tokens.append(.short(String(argument.dropFirst())))
      }
    }
    return tokens
  }
}
