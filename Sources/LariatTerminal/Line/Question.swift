import LariatViews

/// One question to a person: about a field, or about what to do next.
struct Question {
  enum Subject {
    case field(SemanticNode)
    /// Rows of lists and buttons, numbered through.
    case actions([Choice], standing: Int?)
  }

  struct Choice {
    var label: String
    var detail: String?
    var section: String?
    var perform: @MainActor () -> Void
  }

  var subject: Subject
  /// Whether its name stands above it already, as the screen's title.
  var isTitled = false

  /// How many options are listed; the others are reached by typing their names or numbers.
  static let listed = 60

  /// What the question is called, for prompts and for who cannot answer it.
  var name: String {
    switch subject {
    case .field(let node): node.label.isEmpty ? node.role.name : node.label
    case .actions(let choices, _): choices.map(\.label).joined(separator: " or ")
    }
  }

  var isSecret: Bool {
    if case .field(let node) = subject { return node.role == .secureField }
    return false
  }

  var takesLines: Bool {
    if case .field(let node) = subject { return node.role == .textEditor }
    return false
  }

  /// What stands above the prompt.
  var introduction: [String] {
    switch subject {
    case .actions(let choices, _):
      return list(count: choices.count, width: Self.width(choices.map(\.label))) {
        (choices[$0].label, choices[$0].detail, choices[$0].section)
      }
    case .field(let node):
      guard let rows = node.rows else { return node.hint.map { ["  \($0)"] } ?? [] }
      let shown = (0..<min(rows.count, Self.listed)).map { rows.row(at: $0) }
      let options = list(count: rows.count, width: Self.width(shown.map(\.label))) {
        (shown[$0].label, shown[$0].detail, shown[$0].section)
      }
      return (isTitled ? [] : [name]) + (node.hint.map { ["  \($0)"] } ?? []) + options
    }
  }

  private static func width(_ labels: [String]) -> Int {
    min(labels.prefix(listed).map(\.count).max() ?? 0, 30)
  }

  private func list(
    count: Int, width: Int, _ row: (Int) -> (label: String, detail: String?, section: String?)
  ) -> [String] {
    let shown = min(count, Self.listed)
    let digits = String(shown).count
    var lines: [String] = []
    var section: String?
    for offset in 0..<shown {
      let (label, detail, heading) = row(offset)
      if let heading, heading != section { lines.append("  \(heading)") }
      section = heading
      let number = String(offset + 1)
      var line = String(repeating: " ", count: 2 + digits - number.count) + "\(number)) \(label)"
      if let detail, !detail.isEmpty {
        line += String(repeating: " ", count: max(0, width - label.count) + 2) + detail
      }
      lines.append(line)
    }
    if count > shown {
      lines.append("  … and \(count - shown) more: type the beginning of a name, or its number.")
    }
    return lines
  }

  /// What stands before the caret.
  var prompt: String {
    switch subject {
    case .actions(let choices, let standing):
      return Self.choosing(choices.count, standing.map { choices[$0].label })
    case .field(let node):
      switch (node.role, node.value) {
      case (.picker, .choice(let id)):
        return Self.choosing(node.rows?.count ?? 0, id.flatMap { node.label(of: $0) })
      case (.multiPicker, _):
        let chosen = node.chosenLabels
        let standing = chosen.isEmpty ? "none" : chosen.joined(separator: ", ")
        return "Choose any of 1-\(node.rows?.count ?? 0), with commas [\(standing)]: "
      case (.toggle, .isOn(let isOn)): return "\(name) (yes/no) [\(isOn ? "yes" : "no")]: "
      case (.secureField, let value):
        return value.editableText?.isEmpty == false ? "\(name) [as typed]: " : "\(name): "
      case (.textEditor, _): return "\(name) (end with a line that holds only a full stop):\n"
      case (_, let value):
        let kind = node.contentType.phrase.map { " (\($0))" } ?? ""
        guard let text = value.editableText, !text.isEmpty else { return "\(name)\(kind): " }
        return "\(name)\(kind) [\(text)]: "
      }
    }
  }

  private static func choosing(_ count: Int, _ standing: String?) -> String {
    let range = count == 1 ? "1" : "1-\(count)"
    return "Choose \(range)" + (standing.map { " [\($0)]" } ?? "") + ": "
  }

  /// What may be typed here, for `?`.
  var help: [String] {
    var lines: [String] = []
    switch subject {
    case .actions: lines.append("Type a number, a name, or the beginning of a name.")
    case .field(let node):
      switch node.role {
      case .picker: lines.append("Type a number, a name, or the beginning of a name.")
      case .multiPicker:
        lines.append("Type numbers or names with commas between them; \"none\" chooses none.")
      case .toggle: lines.append("Type yes or no.")
      case .textEditor:
        lines.append("Type any number of lines, and a full stop on a line of its own.")
      default:
        let form = node.contentType.phrase.map { " as \($0)" } ?? ""
        lines.append("Type the answer\(form). A backslash alone means no text at all.")
      }
    }
    lines.append("Enter alone keeps what stands in brackets.")
    lines.append("back and cancel leave; \\back and \\cancel are taken as the words themselves.")
    return lines
  }
}

extension TextContentType {
  nonisolated var phrase: String? {
    switch self {
    case .plain: nil
    case .path: "a path"
    case .date: "YYYY-MM-DD"
    case .integer: "a whole number"
    case .number: "a number"
    }
  }
}

extension SemanticNode {
  func label(of id: ElementID) -> String? {
    guard let rows, let offset = rows.offset(of: id) else { return nil }
    return rows.row(at: offset).label
  }

  var chosenLabels: [String] {
    guard let rows else { return [] }
    return (0..<rows.count).filter { value.isChosen(rows.id(at: $0)) }.map {
      rows.row(at: $0).label
    }
  }
}
