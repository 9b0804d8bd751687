import Lariat
import LariatFlows

/// A journey's inputs as options of the command line.
struct JourneyInputs {
  let flow: Flow

  init(_ flow: Flow) { self.flow = flow }

  /// The input that is given by place.
  var argument: FieldDeclaration? {
    flow.definition.inputs.first(where: \.isArgument).flatMap { flow.inputs[named: $0.name] }
  }

  /// One option for each input that may be given; a secret never is.
  var options: [OptionSpec] {
    flow.inputs.compactMap { field in
      guard !field.type.isSecret else { return nil }
      return OptionSpec(
        name: field.name, value: field.type == .boolean ? nil : field.type.placeholder,
        summary: summary(of: field), choices: field.type.choiceValues)
    }
  }

  private func summary(of field: FieldDeclaration) -> String {
    guard let text = field.defaultValue?.text, field.type != .boolean else { return field.summary }
    return field.summary + " (default \(text))"
  }

  /// The values that the arguments give, as far as they go; `rest` are the run's own options.
  func read(_ arguments: [String]) throws -> (input: Object, rest: ParsedOptions) {
    let inputs = options
    let negated = inputs.filter(\.isSwitch).map {
      OptionSpec(name: "no-\($0.name)", value: nil, summary: "")
    }
    if let secret = flow.inputs.first(where: { field in
      field.type.isSecret && arguments.contains { $0.hasPrefix("--\(field.name)") }
    }) {
      throw UsageError(
        "--\(secret.name) is a secret and is never given on the command line",
        remedy: "leave it out: it is asked for")
    }
    let parsed = try ParsedOptions(
      arguments, inputs + negated + RunOptions.all, command: flow.id.rawValue)
    var input = Object()
    for field in flow.inputs { input[field.name] = try value(of: field, parsed) }
    try takeArgument(parsed, &input)
    return (input, parsed)
  }

  private func value(of field: FieldDeclaration, _ parsed: ParsedOptions) throws -> Value? {
    if field.type == .boolean {
      if parsed.has("no-\(field.name)") { return false }
      return parsed.has(field.name) ? true : nil
    }
    guard let text = parsed[field.name] else { return nil }
    return try parse(text, field, shown: "--\(field.name)")
  }

  private func takeArgument(_ parsed: ParsedOptions, _ input: inout Object) throws {
    guard let word = parsed.words.first else { return }
    guard let argument else {
      throw UsageError(
        "\"\(word)\" is one word too many", remedy: "lariat help \(flow.id) shows the inputs")
    }
    if input[argument.name] != nil {
      throw UsageError("\(argument.name) is given twice: as \"\(word)\" and by --\(argument.name)")
    }
    if parsed.words.count > 1 {
      throw UsageError(
        "\"\(parsed.words[1])\" is one word too many",
        remedy: "lariat help \(flow.id) shows the inputs")
    }
    input[argument.name] = try parse(word, argument, shown: argument.name)
  }

  private func parse(_ text: String, _ field: FieldDeclaration, shown: String) throws -> Value {
    do { return try field.type.parse(text, types: flow.types) } catch {
      throw UsageError("\(shown): \(error)")
    }
  }

  /// The inputs that must still be asked for.
  func missing(in input: Object) -> [FieldDeclaration] {
    flow.inputs.filter { $0.isRequired && input[$0.name] == nil }
  }
}

extension ValueType {
  var isSecret: Bool { if case .secret = self { true } else { false } }

  var choiceValues: [String] {
    if case .choice(let type) = self { type.choices.map(\.value) } else { [] }
  }

  /// What stands for a value in help.
  var placeholder: String {
    switch self {
    case .string(.path): "PATH"
    case .string(.date): "DATE"
    case .integer, .number: "NUMBER"
    case .any, .boolean, .string, .secret, .choice, .array, .record, .typeName: "TEXT"
    }
  }
}
