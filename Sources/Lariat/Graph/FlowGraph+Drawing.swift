import LariatFlows

extension FlowGraph {
  /// As a Mermaid flowchart.
  public var mermaid: String {
    var text = "flowchart TD\n"
    for (index, node) in nodes.enumerated() {
      let (open, close) = node.kind.mermaidShape
      let label = node.labels.map(Self.mermaidText).joined(separator: "<br/>")
      text += "  n\(index)\(open)\"\(label)\"\(close)\n"
    }
    for line in lines {
      let label = line.label.isEmpty ? "" : "|\"\(Self.mermaidText(line.label))\"|"
      text += "  n\(line.from) \(line.way.mermaidArrow)\(label) n\(line.to)\n"
    }
    for (index, node) in nodes.enumerated() {
      if case .outcome(let status) = node.kind { text += "  class n\(index) \(status.rawValue)\n" }
    }
    for status in OutcomeStatus.allCases {
      text += "  classDef \(status.rawValue) fill:\(status.fill),color:#000\n"
    }
    return text
  }

  /// In the DOT language of Graphviz.
  public var dot: String {
    var text = """
      digraph journey {
        label=\(Self.dotText(title)); labelloc=t;
        node [fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];

      """
    for (index, node) in nodes.enumerated() {
      let label = Self.dotText(node.labels.joined(separator: "\n"))
      text += "  n\(index) [label=\(label), \(node.kind.dotStyle)];\n"
    }
    for line in lines {
      var style = line.way.dotStyle
      if !line.label.isEmpty { style.insert("label=\(Self.dotText(line.label))", at: 0) }
      let attributes = style.isEmpty ? "" : " [\(style.joined(separator: ", "))]"
      text += "  n\(line.from) -> n\(line.to)\(attributes);\n"
    }
    return text + "}\n"
  }

  /// An edge to one target, its ends as places in `nodes`.
  private struct Line {
    var from: Int
    var to: Int
    var way: Way
    var label: String
  }

  private var lines: [Line] {
    let places = Dictionary(
      nodes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    return edges.flatMap { edge in
      edge.targets.compactMap { target in
        guard let from = places[edge.from], let to = places[target] else { return nil }
        return Line(from: from, to: to, way: edge.way, label: edge.label)
      }
    }
  }

  /// Everything but letters, digits and a few marks as Mermaid's decimal entities: quotes would end
  /// the label, `%` and `#` begin comments and entities, backticks switch to Markdown.
  private static func mermaidText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", ".", ",", ":", "-", "_", "/", "?", "'", "=": result.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        result.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: result += " "
      default: result += "#\(scalar.value);"
      }
    }
    return result
  }

  /// A quoted string of DOT: only quotes and backslashes are special in it.
  private static func dotText(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where character.properties.generalCategory == .control: result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

extension FlowGraph.Node {
  fileprivate var labels: [String] {
    [id.name, kind.words].filter { !$0.isEmpty }
  }
}

extension FlowGraph.Edge {
  fileprivate var label: String {
    let verb =
      switch way {
      case .push, .back, .stay: "(\(way.rawValue))"
      case .go, .end: ""
      }
    return [output?.rawValue ?? "", condition, verb].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension FlowGraph.Kind {
  fileprivate var mermaidShape: (open: String, close: String) {
    switch self {
    case .start: ("((", "))")
    case .screen: ("[", "]")
    case .service: ("([", "])")
    case .journey: ("[[", "]]")
    case .outcome: ("{{", "}}")
    }
  }

  fileprivate var dotStyle: String {
    switch self {
    case .start: "shape=circle"
    case .screen: "shape=box"
    case .service: "shape=box, style=rounded"
    case .journey: "shape=box, peripheries=2"
    case .outcome(let status): "shape=hexagon, style=filled, fillcolor=\"\(status.fill)\""
    }
  }
}

extension FlowGraph.Way {
  fileprivate var mermaidArrow: String {
    switch self {
    case .go, .end: "-->"
    case .push: "==>"
    case .back, .stay: "-.->"
    }
  }

  fileprivate var dotStyle: [String] {
    switch self {
    case .go, .end: []
    case .push: ["style=bold"]
    case .back, .stay: ["style=dashed"]
    }
  }
}

extension OutcomeStatus {
  fileprivate var fill: String {
    switch self {
    case .success: "#b7e4c7"
    case .failure: "#f4b6b6"
    case .cancelled: "#dddddd"
    case .timedOut: "#ffe0a3"
    case .unavailable: "#e0c3fc"
    }
  }
}
