import LariatFlows
import LariatViews

/// Does to a screen what a person would, by label.
@MainActor
struct ScreenHand {
  let tree: SemanticTree
  let setting: WalkSetting
  /// Leaves the screen.
  let dismiss: @MainActor () -> Void

  private struct Target {
    let label: String
    /// Nil where it is disabled.
    let act: (@MainActor () -> Void)?
  }

  func perform(_ gesture: Gesture) throws(GestureProblem) {
    switch gesture {
    case .choose(let option, let field): try choose(option, from: field)
    case .type(let text, let field): try type(text, into: field)
    case .press(let label): try act(on: label, "button", among: buttons)
    case .toggle(let label): try act(on: label, "toggle", among: toggles)
    case .key(let name): try press(key: name)
    }
  }

  private func act(
    on label: String, _ kind: String, among targets: [Target]
  ) throws(GestureProblem) {
    let target = try pick(label, kind, among: targets, label: \.label)
    guard let act = target.act else {
      throw GestureProblem(.scenarioGesture, "the \(kind) \(Value.quote(target.label)) is disabled")
    }
    act()
  }

  private func pick<Element>(
    _ wanted: String, _ kind: String, among elements: [Element], label: (Element) -> String
  ) throws(GestureProblem) -> Element {
    let labels = elements.map(label)
    switch LabelMatch(wanted, among: labels) {
    case .found(let index): return elements[index]
    case .none:
      throw GestureProblem(
        .scenarioLabel, "no \(kind) is labelled \(Value.quote(wanted))",
        remedy: LabelMatch.remedy(for: wanted, among: labels))
    case .several(let found):
      throw GestureProblem(
        .scenarioLabel, "\(Value.quote(wanted)) may be any of \(LabelMatch.list(found))",
        remedy: "give the whole label of one of them")
    }
  }

  // MARK: Buttons and toggles

  private var buttons: [Target] {
    tree.buttons.map { Target(label: $0.label, act: $0.actions.press) } + rows
  }

  /// The rows of lists that can be pressed, and the buttons in them.
  private var rows: [Target] {
    lists(of: [.list]).flatMap { node in
      node.allRows.compactMap { row in row.press.map { Target(label: row.label, act: $0) } }
    }
  }

  private var toggles: [Target] {
    let plain = tree.active.filter { $0.role == .toggle }.map {
      Target(label: $0.label, act: $0.actions.toggle)
    }
    return plain + lists(of: [.multiPicker]).flatMap { options(of: $0) }
  }

  private func lists(of roles: [SemanticRole]) -> [SemanticNode] {
    tree.active.filter { roles.contains($0.role) }
  }

  private func options(of node: SemanticNode) -> [Target] {
    let choose = node.actions.choose
    return node.allRows.enumerated().map { offset, row in
      guard let choose else { return Target(label: row.label, act: nil) }
      return Target(label: row.label) { choose(offset) }
    }
  }

  // MARK: Choosing

  private func choose(_ option: String, from field: String?) throws(GestureProblem) {
    var pickers = lists(of: [.picker, .multiPicker, .list])
    if let field { pickers = [try pick(field, "field", among: pickers, label: \.label)] }
    let targets = pickers.flatMap { node -> [Target] in
      switch node.role {
      case .list:
        node.allRows.compactMap { row in row.press.map { Target(label: row.label, act: $0) } }
      case .multiPicker:
        zip(node.allRows, options(of: node)).map { row, target in
          node.value.isChosen(row.id) && target.act != nil
            ? Target(label: row.label, act: {}) : target
        }
      default: options(of: node)
      }
    }
    let equal = targets.count { $0.label.lowercased() == option.lowercased() }
    if equal > 1 {
      throw GestureProblem(
        .scenarioLabel, "\(equal) options are labelled \(Value.quote(option))",
        remedy: field == nil ? "name the field with \"from\"" : "they cannot be told apart")
    }
    try act(on: option, "option", among: targets)
  }

  // MARK: Typing

  private func type(_ text: TypedText, into label: String?) throws(GestureProblem) {
    let fields = lists(of: [.textField, .secureField, .textEditor])
    let field: SemanticNode
    if let label {
      field = try pick(label, "field", among: fields, label: \.label)
    } else if fields.count == 1 {
      field = fields[0]
    } else {
      throw GestureProblem(
        .scenarioGesture,
        fields.isEmpty ? "there is no field to type into" : "there are several fields to type into",
        remedy: fields.isEmpty
          ? "" : "name one with \"into\": \(LabelMatch.list(fields.map(\.label)))")
    }
    guard let setText = field.actions.setText else {
      throw GestureProblem(.scenarioGesture, "the field \(Value.quote(field.label)) is disabled")
    }
    switch text {
    case .text(let text):
      setText(field.contentType == .path ? setting.resolve(path: text) : text)
    case .secret(let name):
      guard field.role == .secureField else {
        throw GestureProblem(
          .scenarioSecret, "the field \(Value.quote(field.label)) would show the secret",
          remedy: "type secrets only into fields that mask them")
      }
      guard let secret = setting.secret(name) else {
        throw GestureProblem(
          .scenarioSecret, "the secret \(Value.quote(name)) is not known",
          remedy: "set LARIAT_SECRET_\(name.uppercased().replacing("-", with: "_"))")
      }
      setText(secret.text)
    }
  }

  // MARK: Keys

  private func press(key name: String) throws(GestureProblem) {
    let enabled = tree.buttons.filter { $0.actions.press != nil }
    switch name.lowercased() {
    case "esc", "escape":
      if tree.alert != nil, let press = enabled.first(where: \.isCancel)?.actions.press {
        press()
      } else {
        dismiss()
      }
    case "enter", "return":
      guard let press = enabled.first(where: \.isDefault)?.actions.press else {
        throw GestureProblem(.scenarioGesture, "Enter presses nothing here")
      }
      press()
    default:
      let keyed = enabled.compactMap { node in
        node.shortcut.map { Target(label: "\($0)", act: node.actions.press) }
      }
      let keys = keyed.map(\.label) + ["Enter", "Esc"]
      guard
        let target = keyed.first(where: { $0.label.lowercased() == name.lowercased() })
      else {
        throw GestureProblem(
          .scenarioLabel, "no key \(Value.quote(name)) is known here",
          remedy: LabelMatch.remedy(for: name, among: keys))
      }
      target.act?()
    }
  }
}

extension SemanticNode {
  /// All rows, made now.
  @MainActor var allRows: [Row] {
    guard let rows else { return [] }
    return (0..<rows.count).map { rows.row(at: $0) }
  }
}
