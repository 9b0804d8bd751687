import LariatFlows

/// A definition as text without places: one line for each part, indented by what it belongs to.
struct FlowOutline {
  private(set) var lines: [String] = []

  init(_ flow: FlowDefinition) {
    lines.append("\(flow.journey.value) format \(flow.formatVersion) in \(flow.file)")
    lines.append("title \(flow.title), group \(flow.group ?? "-"), note \(flow.note ?? "-")")
    lines.append("hidden \(flow.isHidden), also \(flow.aliases.map(\.value))")
    for field in flow.inputs { add("input", field) }
    for outcome in flow.outcomes {
      let message = outcome.message.map { Self.text($0) } ?? "-"
      lines.append("outcome \(outcome.name) \(outcome.status), message \(message)")
      for field in outcome.result { add("  result", field) }
    }
    for store in flow.stores {
      lines.append("store \(store.name) of \(store.module.value) with \(Self.text(store.with))")
    }
    for type in flow.types { lines.append("type \(type.name): \(Self.text(type.type))") }
    for field in flow.context { add("context", field) }
    for transition in flow.start { lines.append("start \(Self.text(transition))") }
    for step in flow.steps { add(step) }
  }

  private mutating func add(_ lead: String, _ field: DeclaredField) {
    var text = "\(lead) \(field.name): \(Self.text(field.type))"
    if field.isOptional { text += " optional" }
    if let value = field.defaultValue { text += " = \(value.value)" }
    if field.isArgument { text += " argument" }
    if !field.summary.isEmpty { text += " (\(field.summary))" }
    lines.append(text)
  }

  private mutating func add(_ step: Step) {
    lines.append("step \(step.id) \(Self.text(step.kind)), note \(step.note ?? "-")")
    if !step.with.isEmpty { lines.append("  with \(Self.text(step.with))") }
    for route in step.on {
      lines.append("  on \(route.output)")
      for transition in route.transitions { lines.append("    \(Self.text(transition))") }
    }
  }

  private static func text(_ kind: Step.Kind) -> String {
    switch kind {
    case .screen(let screen):
      let use = screen.use.map { "\($0.need)=\($0.service.value)" }
      return "screen \(screen.screen.value) store \(screen.store?.value.rawValue ?? "-") use \(use)"
    case .service(let service):
      let timeout = service.timeout.map { "\($0.value)" } ?? "-"
      let retry =
        service.retry.map { "\($0.times) after \($0.after) on \($0.on.map(\.value))" } ?? "-"
      return "service \(service.service.value) show \(text(service.show)) timeout \(timeout) "
        + "retry \(retry) leave \(service.leave)"
    case .journey(let journey):
      switch journey.target {
      case .named(let name): return "journey \(name.value)"
      case .chosen(let reference): return "journey from \(reference)"
      }
    }
  }

  private static func text(_ transition: Transition) -> String {
    var text =
      switch transition.verb {
      case .go(let step): "go \(step.value)"
      case .push(let step): "push \(step.value)"
      case .back: "back"
      case .backTo(let step): "backTo \(step.value)"
      case .stay: "stay"
      case .end(let outcome): "end \(outcome.value)"
      }
    if let condition = transition.when { text += " when \(Self.text(condition))" }
    for assignment in transition.set {
      text += " set \(assignment.name)=\(Self.text(assignment.value))"
    }
    for name in transition.count { text += " count \(name.value)" }
    if !transition.with.isEmpty { text += " with \(Self.text(transition.with))" }
    if let notice = transition.notice { text += " notice \(Self.text(notice))" }
    if let note = transition.note { text += " note \(note)" }
    return text
  }

  private static func text(_ condition: Condition) -> String {
    switch condition.kind {
    case .equals(let reference, let value): "\(reference) == \(text(value))"
    case .isOneOf(let reference, let values):
      "\(reference) in [\(values.map { text($0) }.joined(separator: ", "))]"
    case .atLeast(let reference, let value): "\(reference) >= \(text(value))"
    case .atMost(let reference, let value): "\(reference) <= \(text(value))"
    case .isSet(let reference): "set(\(reference))"
    case .all(let conditions): "all(\(conditions.map { text($0) }.joined(separator: " & ")))"
    case .any(let conditions): "any(\(conditions.map { text($0) }.joined(separator: " | ")))"
    case .not(let condition): "not(\(text(condition)))"
    }
  }

  static func text(_ arguments: [Argument]) -> String {
    "{" + arguments.map { "\($0.name): \(text($0.value))" }.joined(separator: ", ") + "}"
  }

  static func text(_ expression: ValueExpression) -> String {
    switch expression.kind {
    case .literal(let value): return value.json
    case .reference(let reference): return reference.description
    case .text(let parts):
      let texts = parts.map { part in
        switch part {
        case .text(let text): Value.quote(text)
        case .reference(let reference): reference.description
        }
      }
      return texts.joined(separator: "+")
    case .array(let elements):
      return "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .object(let arguments): return text(arguments)
    }
  }

  static func text(_ type: TypeExpression) -> String {
    switch type.kind {
    case .plain(let type): text(type)
    case .named(let name): "named \(name)"
    case .array(let elements): "array of \(text(elements))"
    case .record(let fields):
      "{"
        + fields.map {
          "\($0.name)\($0.isOptional ? "?" : ""): \(text($0.type))"
        }.joined(separator: ", ") + "}"
    }
  }

  private static func text(_ type: ValueType) -> String {
    switch type {
    case .string(let format): format.map { "string(\($0))" } ?? "string"
    case .choice(let type):
      "\(type.name?.rawValue ?? "")<"
        + type.choices.map { "\($0.value) \($0.label) \($0.detail)" }.joined(separator: "|") + ">"
    case .secret: "secret"
    default: type.words
    }
  }
}
