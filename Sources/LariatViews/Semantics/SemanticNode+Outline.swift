extension SemanticTree {
  /// The whole tree as indented text: for tests, and for looking at it.
  @MainActor
  public var outline: String { nodes.flatMap { $0.lines(indent: "") }.joined(separator: "\n") }
}

extension SemanticNode {
  /// How many rows of a list an outline shows.
  private static let rowsInOutline = 20

  /// This node and all below as indented text.
  @MainActor
  public var outline: String { lines(indent: "").joined(separator: "\n") }

  @MainActor
  fileprivate func lines(indent: String) -> [String] {
    [indent + summary] + rowLines(indent: indent + "  ")
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var summary: String {
    var words = [role.name]
    if !label.isEmpty { words.append("\"\(label)\"") }
    words += valueText.map { ["=", $0] } ?? []
    if contentType != .plain { words.append(contentType.rawValue) }
    if buttonRole != .normal { words.append(buttonRole.rawValue) }
    if let shortcut { words.append("<\(shortcut)>") }
    if !isEnabled { words.append("disabled") }
    if wantsFocus == true { words.append("focused") }
    for (name, text) in [("prompt", prompt), ("hint", hint), ("error", error)] {
      if let text { words.append("\(name) \"\(text)\"") }
    }
    return words.joined(separator: " ")
  }

  private var valueText: String? {
    switch value {
    case .none: nil
    case .text(let text): "\"\(text)\""
    case .secret(let text): "\"\(text)\""
    case .isOn(let isOn): isOn ? "on" : "off"
    case .choice(let id): id.map(\.description) ?? "none"
    case .choices(let ids): "{\(ids.map(\.description).sorted().joined(separator: ", "))}"
    case .fraction(let fraction): fraction.map { "\(Int($0 * 100 + 0.5))%" } ?? "unknown"
    }
  }

  @MainActor
  private func rowLines(indent: String) -> [String] {
    guard let rows else { return [] }
    let shown = min(rows.count, Self.rowsInOutline)
    var section: String?
    var lines: [String] = []
    for offset in 0..<shown {
      let row = rows.row(at: offset)
      if row.section != section, let title = row.section { lines.append("\(indent)# \(title)") }
      section = row.section
      let mark = value.isChosen(row.id) ? "*" : "-"
      let detail = row.detail.map { " (\($0))" } ?? ""
      lines.append("\(indent)\(mark) \(row.label)\(detail)")
      lines += row.nodes.flatMap { $0.lines(indent: indent + "    ") }
    }
    if rows.count > shown { lines.append("\(indent)and \(rows.count - shown) more") }
    return lines
  }
}

extension SemanticRole {
  /// The word for it in outlines and messages.
  public var name: String {
    switch self {
    case .text(.body): "text"
    case .text(let style): style.rawValue
    case .textField: "text field"
    case .secureField: "secure field"
    case .textEditor: "text editor"
    case .button: "button"
    case .picker: "picker"
    case .multiPicker: "multi-picker"
    case .toggle: "toggle"
    case .list: "list"
    case .progress: "progress"
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    case .layers: "layers"
    case .section: "section"
    case .labeledContent: "labeled content"
    case .scroll: "scroll"
    case .divider: "divider"
    case .spacer: "spacer"
    case .canvas: "canvas"
    case .alert: "alert"
    case .rows: "rows"
    }
  }
}
