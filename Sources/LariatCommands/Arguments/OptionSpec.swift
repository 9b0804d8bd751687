import LariatFlows

/// One option that a command understands.
nonisolated struct OptionSpec: Hashable, Sendable {
  var name: String
  /// What stands for its value in help: `FILE`. Nil for a switch.
  var value: String?
  var summary: String
  /// The values it takes; empty where any text does.
  var choices: [String] = []

  var isSwitch: Bool { value == nil }

  /// `--front auto|screen`, as help shows it.
  var usage: String {
    guard let value else { return "--\(name)" }
    return "--\(name) \(choices.isEmpty ? value : choices.joined(separator: "|"))"
  }
}

/// The options and words of a command line, checked against what the command understands.
nonisolated struct ParsedOptions: Sendable {
  private(set) var values: [String: String] = [:]
  private(set) var switches: Set<String> = []
  private(set) var words: [String] = []

  /// Every mistake is reported, the first one thrown: people mend one at a time.
  init(_ arguments: [String], _ specs: [OptionSpec], command: String) throws(UsageError) {
    var tokens = Token.split(arguments)[...]
    while let token = tokens.popFirst() {
      switch token {
      case .word(let word): words.append(word)
      case .short("h"): switches.insert("help")
      case .short(let letters):
        throw UsageError(
          "there is no option -\(letters)", remedy: "lariat help \(command) lists the options")
      case .long("help", nil): switches.insert("help")
      case .long(let name, let value):
        guard let spec = specs.first(where: { $0.name == name }) else {
          throw Self.unknown(name, specs.map(\.name), command: command)
        }
        try take(spec, value, &tokens)
      }
    }
  }

  static func unknown(_ name: String, _ known: [String], command: String) -> UsageError {
    let nearest = Spelling.nearest(to: name, in: known)
    return UsageError(
      "there is no option --\(name)",
      remedy: nearest.map { "did you mean --\($0)?" }
        ?? "lariat help \(command) lists the options")
  }

  private mutating func take(
    _ spec: OptionSpec, _ value: String?, _ tokens: inout ArraySlice<Token>
  ) throws(UsageError) {
    if spec.isSwitch {
      guard value == nil else { throw UsageError("--\(spec.name) takes no value") }
      switches.insert(spec.name)
      return
    }
    var value = value
    if value == nil, case .word(let word)? = tokens.first {
      value = word
      tokens.removeFirst()
    }
    guard let value else {
      throw UsageError("--\(spec.name) needs a value", remedy: "write \(spec.usage)")
    }
    if !spec.choices.isEmpty, !spec.choices.contains(value) {
      throw UsageError(
        "--\(spec.name) cannot be \"\(value)\"",
        remedy: Spelling.remedy(
          for: value, in: spec.choices,
          otherwise: "choose one of \(spec.choices.joined(separator: ", "))"))
    }
    values[spec.name] = value
  }

  subscript(name: String) -> String? { values[name] }
  func has(_ name: String) -> Bool { switches.contains(name) }
}

extension ParsedOptions {
  /// The one word that is not an option.
  nonisolated func onlyWord(_ question: String, remedy: String) throws(UsageError) -> String {
    guard let word = words.first else { throw UsageError(question, remedy: remedy) }
    guard words.count == 1 else { throw UsageError("there is no use for \"\(words[1])\"") }
    return word
  }
}
