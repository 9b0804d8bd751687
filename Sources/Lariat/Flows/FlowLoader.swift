public import LariatFlows

/// Reads and links a journey and those that it nests: nothing else of the project is looked at.
public struct FlowLoader: Sendable {
  public let library: FlowLibrary
  public let catalogue: Catalogue

  public init(library: FlowLibrary, catalogue: Catalogue) {
    self.library = library
    self.catalogue = catalogue
  }

  /// The linked flows of `journey` and of all that it nests by name; empty where anything is an
  /// error. Findings are in reading order.
  public func load(_ journey: JourneyID) -> (flows: [JourneyID: Flow], findings: [Finding]) {
    var definitions: [JourneyID: FlowDefinition] = [:]
    var findings: [Finding] = []
    var waiting = [journey]
    while let next = waiting.popLast() {
      guard definitions[next] == nil, let (definition, found) = library.read(next) else { continue }
      findings += found
      guard let definition else { continue }
      definitions[next] = definition
      waiting += definition.nested.map(\.value)
    }
    findings += Self.circles(definitions, from: journey)
    let plain = Linker(catalogue)
    let linker = Linker(
      catalogue, signatures: definitions.mapValues { plain.signature(of: $0) },
      journeys: library.journeys.map(\.rawValue))
    var flows: [JourneyID: Flow] = [:]
    for (id, definition) in definitions.sorted(by: { $0.key < $1.key }) {
      let (flow, found) = linker.link(definition)
      findings += found
      flows[id] = flow
    }
    return (findings.hasErrors ? [:] : flows, findings.inReadingOrder())
  }

  /// Journeys that nest in a circle would never come to a first screen.
  private static func circles(
    _ definitions: [JourneyID: FlowDefinition], from journey: JourneyID
  ) -> [Finding] {
    var findings: [Finding] = []
    var done: Set<JourneyID> = []
    var path: [JourneyID] = []
    func visit(_ id: JourneyID) {
      path.append(id)
      defer {
        path.removeLast()
        done.insert(id)
      }
      for nested in definitions[id]?.nested ?? [] {
        if let start = path.firstIndex(of: nested.value) {
          let circle = (path[start...] + [nested.value]).map(\.rawValue).joined(separator: " → ")
          findings.append(
            Finding(
              .nestingCircle, at: nested.place, "journeys nest in a circle: \(circle)",
              remedy: "end one of them before the other starts"))
        } else if !done.contains(nested.value) {
          visit(nested.value)
        }
      }
    }
    visit(journey)
    return findings
  }
}

extension FlowDefinition {
  /// The journeys that its steps nest by name, in the file's order.
  var nested: [Located<JourneyID>] {
    steps.compactMap { step in
      guard case .journey(let nested) = step.kind, case .named(let name) = nested.target else {
        return nil
      }
      return name
    }
  }
}
