public import LariatFlows

/// A flow as nodes and edges: what drawings and outlines are made from.
public struct FlowGraph: Sendable, Hashable {
  public var title: String
  /// The start, the steps in the file's order, the outcomes in the file's order.
  public var nodes: [Node]
  /// By node, then in the file's order.
  public var edges: [Edge]

  public enum NodeID: Sendable, Hashable {
    case start
    case step(StepID)
    case outcome(OutcomeName)
  }

  public struct Node: Sendable, Hashable {
    public var id: NodeID
    public var kind: Kind

    public init(_ id: NodeID, _ kind: Kind) {
      self.id = id
      self.kind = kind
    }
  }

  public enum Kind: Sendable, Hashable {
    case start
    case screen(String)
    case service(String)
    /// A nested journey: its name, or the reference that says it at run time.
    case journey(String)
    case outcome(OutcomeStatus)
  }

  /// One transition.
  public struct Edge: Sendable, Hashable {
    public var from: NodeID
    /// Nil at the start.
    public var output: OutputName?
    /// What has to hold, in words: `else` for the last of several, empty for an only one.
    public var condition: String
    public var way: Way
    /// Where it leads. For `back` every step that can be underneath, in the file's order.
    public var targets: [NodeID]

    public init(
      from: NodeID, output: OutputName? = nil, condition: String = "", way: Way,
      targets: [NodeID]
    ) {
      self.from = from
      self.output = output
      self.condition = condition
      self.way = way
      self.targets = targets
    }
  }

  public enum Way: String, Sendable, Hashable, CaseIterable {
    case go
    case push
    /// `back` and `backTo`.
    case back
    case stay
    case end
  }
}

extension FlowGraph.NodeID {
  /// The name that the file gives it.
  public var name: String {
    switch self {
    case .start: "start"
    case .step(let step): step.rawValue
    case .outcome(let outcome): outcome.rawValue
    }
  }
}

extension FlowGraph.Kind {
  /// What it is, in words: `screen picker`.
  public var words: String {
    switch self {
    case .start: ""
    case .screen(let name): "screen \(name)"
    case .service(let name): "service \(name)"
    case .journey(let name): "journey \(name)"
    case .outcome(let status): status.rawValue
    }
  }
}
