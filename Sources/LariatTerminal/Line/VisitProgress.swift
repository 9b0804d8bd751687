import Lariat
import LariatViews

/// How far a person has come with one screen: what was said and what was answered.
final class VisitProgress {
  let id: Presentation.ID
  private let evaluation: FreshEvaluation
  private var said: [NodePath: String] = [:]
  private var isFirst = true
  private var answeredPaths: [NodePath] = []
  /// Whether a button was pressed without being asked for, and nothing was answered since.
  private var hasPressed = false

  enum Conclusion {
    case press(SemanticNode)
    case ask(Question)
    /// Something is at work; there is nothing to do until it is over.
    case wait
    /// There is nothing to answer and nothing to press.
    case stuck
  }

  init(id: Presentation.ID, view: AnyView) {
    self.id = id
    evaluation = FreshEvaluation(view)
  }

  func tree() -> SemanticTree { evaluation.tree() }

  // MARK: What is said

  /// What has not been said yet, in reading order. A screen begins with an empty line.
  func news() -> [String] {
    let tree = tree()
    let lines = (tree.alert.map { [$0] } ?? tree.nodes).flatMap { news(of: $0) }
    guard !lines.isEmpty else { return [] }
    defer { isFirst = false }
    return isFirst ? [""] + lines : lines
  }

  private func news(of node: SemanticNode) -> [String] {
    let (text, isWhole) = Self.words(of: node)
    let own = text.flatMap { said[node.path] == $0 ? nil : $0 }
    if let own { said[node.path] = own }
    return (own.map { [$0] } ?? []) + (isWhole ? [] : node.children.flatMap { news(of: $0) })
  }

  /// What a node says, and whether that is all that is in it.
  private static func words(of node: SemanticNode) -> (text: String?, isWhole: Bool) {
    switch node.role {
    case .text, .alert: return (node.label.isEmpty ? nil : node.label, node.role != .alert)
    case .section: return (node.label.isEmpty ? nil : "\(node.label):", false)
    case .labeledContent:
      let values = node.children.flatMap(\.descendants)
      guard values.allSatisfy({ $0.role.isWord }) else { return ("\(node.label):", false) }
      let words = values.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
      return ("\(node.label): \(words)", true)
    case .canvas: return (node.value.editableText, true)
    case .textField, .secureField, .textEditor, .picker, .multiPicker, .toggle:
      return (node.error.map { "  \(node.label): \($0)" }, true)
    case .list, .button: return (nil, true)
    default: return (nil, false)
    }
  }

  // MARK: What is asked

  /// The next field that has not been answered.
  func nextQuestion(in tree: SemanticTree) -> Question? {
    let field = tree.fields.first { node in
      node.isEnabled && !answeredPaths.contains(node.path) && node.rows?.count != 0
    }
    return field.map { field in
      Question(subject: .field(field), isTitled: said.values.contains(field.label))
    }
  }

  func answered(_ question: Question) {
    hasPressed = false
    if case .field(let node) = question.subject { answeredPaths.append(node.path) }
  }

  /// Takes the last answer back; false if there is none.
  func stepBack() -> Bool { answeredPaths.popLast() != nil }

  /// What follows once every field is answered.
  func conclusion(of tree: SemanticTree) -> Conclusion {
    let buttons = tree.buttons.filter { $0.isEnabled && $0.actions.press != nil }
    let rows = tree.active.filter { $0.role == .list }.flatMap(Self.choices)
    if rows.isEmpty, !hasPressed, let only = Self.obvious(buttons, hasFields: !tree.fields.isEmpty)
    {
      hasPressed = true
      return .press(only)
    }
    guard !(rows.isEmpty && buttons.isEmpty) else {
      return tree.active.contains { $0.role == .progress } ? .wait : .stuck
    }
    let choices =
      rows
      + buttons.map { button in
        Question.Choice(label: button.label, perform: { button.actions.press?() })
      }
    let standing = buttons.firstIndex(where: \.isDefault).map { rows.count + $0 }
    return .ask(Question(subject: .actions(choices, standing: rows.isEmpty ? standing : nil)))
  }

  /// The button that needs no question: the one way on, or all that there is on a screen that only
  /// tells something.
  private static func obvious(_ buttons: [SemanticNode], hasFields: Bool) -> SemanticNode? {
    let forward = buttons.filter { !$0.isCancel }
    if hasFields { return forward.count == 1 ? forward[0] : nil }
    return buttons.count == 1 ? buttons[0] : nil
  }

  private static func choices(of list: SemanticNode) -> [Question.Choice] {
    guard let rows = list.rows else { return [] }
    return (0..<rows.count).compactMap { offset in
      let row = rows.row(at: offset)
      guard let press = row.press else { return nil }
      return Question.Choice(
        label: row.label, detail: row.detail, section: row.section, perform: press)
    }
  }

  /// The button was pressed and the screen is still there: only what is wrong is asked again.
  func reopen(after tree: SemanticTree) {
    let wrong = tree.fields.filter { $0.error != nil }.map(\.path)
    answeredPaths = wrong.isEmpty ? [] : answeredPaths.filter { !wrong.contains($0) }
    for path in wrong { said[path] = nil }
  }
}

extension SemanticRole {
  /// Whether it is read as words, or only arranges them.
  fileprivate var isWord: Bool {
    switch self {
    case .text, .vertical, .horizontal, .spacer: true
    default: false
    }
  }
}
