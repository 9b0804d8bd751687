import LariatFlows

extension FlowGraph {
  /// As an outline in text, lines no longer than `width` where names allow it.
  public func outline(width: Int = 80) -> String {
    var text = "\(title)\n"
    for node in nodes where !node.id.isOutcome {
      let words = node.kind.words
      text += "\n\(node.id.name)\(words.isEmpty ? "" : ": \(words)")\n"
      text += lines(edges.filter { $0.from == node.id }, width: width)
    }
    return text + outcomes(width: width)
  }

  private func lines(_ edges: [Edge], width: Int) -> String {
    let column = edges.map { $0.output?.rawValue.count ?? 0 }.max() ?? 0
    let guarded = edges.filter { !$0.condition.isEmpty }.map(\.destination.count).max() ?? 0
    var text = ""
    var last: String?
    for edge in edges {
      let output = edge.output?.rawValue ?? ""
      let shown = output == last ? "" : output
      last = output
      let lead = column == 0 ? "  " : "  \(shown.filled(to: column))  "
      text += Self.wrap(
        lead + edge.destination.filled(to: edge.condition.isEmpty ? 0 : guarded), edge.condition,
        indent: lead.count + 2, width: width)
    }
    return text
  }

  private func outcomes(width: Int) -> String {
    let outcomes = nodes.filter(\.id.isOutcome)
    guard !outcomes.isEmpty else { return "" }
    let column = outcomes.map(\.id.name.count).max() ?? 0
    let statuses = outcomes.map(\.kind.words.count).max() ?? 0
    var text = "\noutcomes\n"
    for node in outcomes {
      let lead = "  \(node.id.name.filled(to: column))  \(node.kind.words.filled(to: statuses))"
      let sources = nodes.filter { source in
        edges.contains { $0.from == source.id && $0.targets.contains(node.id) }
      }
      let names = sources.map(\.id.name).joined(separator: ", ")
      text += Self.wrap(
        lead, names.isEmpty ? "" : "from \(names)", indent: column + statuses + 6, width: width)
    }
    return text
  }

  /// `rest` beside `lead` where it fits there, else below it, its words on as many lines as needed.
  private static func wrap(_ lead: String, _ rest: String, indent: Int, width: Int) -> String {
    guard !rest.isEmpty else { return lead.withoutTrailingSpaces + "\n" }
    if lead.count + 2 + rest.count <= width { return "\(lead)  \(rest)\n" }
    let margin = String(repeating: " ", count: indent)
    var text = lead.withoutTrailingSpaces + "\n"
    var line = margin
    for word in rest.split(separator: " ") {
      if line.count > indent, line.count + 1 + word.count > width {
        text += line + "\n"
        line = margin
      }
      line += line.count > indent ? " \(word)" : word
    }
    return text + line + "\n"
  }
}

extension FlowGraph.NodeID {
  var isOutcome: Bool { if case .outcome = self { true } else { false } }
}

extension FlowGraph.Edge {
  /// Where it leads, told apart by the way: `→ format`, `push → pin`, `back → menu`, `end exported`.
  var destination: String {
    let names = targets.map(\.name).joined(separator: " or ")
    return switch way {
    case .go: "→ \(names)"
    case .push: "push → \(names)"
    case .back: names.isEmpty ? "back" : "back → \(names)"
    case .stay: "stay"
    case .end: "end \(names)"
    }
  }
}

extension String {
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
