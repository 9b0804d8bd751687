import Lariat
import LariatFlows
import LariatViews

extension Question {
  /// Answers the question with what was typed. Returns why it does not fit, or nil once it is done.
  func answer(_ text: String?) -> String? {
    switch subject {
    case .actions(let choices, let standing): act(text, choices, standing)
    case .field(let node):
      switch node.role {
      case .picker: choose(text, node)
      case .multiPicker: chooseSeveral(text, node)
      case .toggle: toggle(text, node)
      default: type(text, node)
      }
    }
  }

  private func act(_ text: String?, _ choices: [Choice], _ standing: Int?) -> String? {
    guard let text else {
      guard let standing else { return "Nothing was chosen. Type a number or a name." }
      choices[standing].perform()
      return nil
    }
    let match = OptionMatch(text, count: choices.count) { choices[$0].label }
    if case .found(let offset) = match { choices[offset].perform() }
    return match.problem(text, count: choices.count)
  }

  private func choose(_ text: String?, _ node: SemanticNode) -> String? {
    guard let rows = node.rows, rows.count > 0 else { return nil }
    guard let text else {
      if case .choice(let id?) = node.value, rows.offset(of: id) != nil { return nil }
      return "Nothing was chosen. Type a number or a name."
    }
    let match = OptionMatch(text, count: rows.count) { rows.row(at: $0).label }
    if case .found(let offset) = match { node.actions.choose?(offset) }
    return match.problem(text, count: rows.count)
  }

  private func chooseSeveral(_ text: String?, _ node: SemanticNode) -> String? {
    guard let text, let rows = node.rows else { return nil }
    var offsets: Set<Int> = []
    if text.trimmedSpaces.lowercased() != "none" {
      for part in text.split(separator: ",").map({ String($0).trimmedSpaces }) where !part.isEmpty {
        let match = OptionMatch(part, count: rows.count) { rows.row(at: $0).label }
        guard case .found(let offset) = match else {
          return match.problem(part, count: rows.count)
        }
        offsets.insert(offset)
      }
    }
    node.actions.chooseExactly?(offsets)
    return nil
  }

  private func toggle(_ text: String?, _ node: SemanticNode) -> String? {
    guard let text, case .isOn(let isOn) = node.value else { return nil }
    switch text.trimmedSpaces.lowercased() {
    case "yes", "y", "true", "on": if !isOn { node.actions.toggle?() }
    case "no", "n", "false", "off": if isOn { node.actions.toggle?() }
    default: return "Type yes or no."
    }
    return nil
  }

  private func type(_ text: String?, _ node: SemanticNode) -> String? {
    guard let text else { return nil }
    if let problem = node.contentType.problem(text.trimmedSpaces) { return problem }
    node.actions.setText?(text)
    return nil
  }
}

extension TextContentType {
  /// Why a text is not of this kind; nil if it is, and for no text at all.
  nonisolated func problem(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    switch self {
    case .plain, .path: return nil
    case .integer: return Int(text) == nil ? "\"\(text)\" is no whole number." : nil
    case .number: return Double(text)?.isFinite != true ? "\"\(text)\" is no number." : nil
    case .date:
      return StringFormat.isDate(text) ? nil : "\"\(text)\" is no day. Type it as YYYY-MM-DD."
    }
  }
}
