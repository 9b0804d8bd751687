public import LariatFlows

/// Links flow definitions to a catalogue: looks up every name and resolves every type.
public struct Linker: Sendable {
  public let catalogue: Catalogue
  /// What the journeys that may be nested take and give.
  let signatures: [JourneyID: JourneySignature]
  /// For "did you mean".
  let journeys: [String]

  public init(
    _ catalogue: Catalogue, signatures: [JourneyID: JourneySignature] = [:], journeys: [String] = []
  ) {
    self.catalogue = catalogue
    self.signatures = signatures
    self.journeys = journeys
  }

  /// The linked flow, and everything found. The flow is nil if any of it is an error.
  public func link(_ definition: FlowDefinition) -> (flow: Flow?, findings: [Finding]) {
    let (flow, findings) = draft(definition)
    guard findings.hasErrors == false else { return (nil, findings) }
    let all = findings + LinkCheck.all.flatMap { $0.findings(in: flow) }
    return (all.hasErrors ? nil : flow, all)
  }

  /// The flow with every name looked up. With errors among the findings it has holes: steps whose
  /// screen or service is unknown are left out.
  func draft(_ definition: FlowDefinition) -> (flow: Flow, findings: [Finding]) {
    var resolver = TypeResolver(catalogue: catalogue, definition: definition)
    let inputs = resolver.resolve(definition.inputs)
    let outcomes = definition.outcomes.map { resolver.resolve($0) }
    var context = Object()
    for field in resolver.resolve(definition.context) { context[field.name] = field.defaultValue }
    var steps = StepLinker(linker: self, definition: definition, types: resolver.types)
    let linked = definition.steps.compactMap { steps.link($0) }
    let flow = Flow(
      definition: definition, inputs: inputs,
      outcomes: Dictionary(outcomes.map { ($0.name, $0) }) { first, _ in first },
      context: context, types: resolver.types,
      steps: Dictionary(linked.map { ($0.id, $0) }) { first, _ in first })
    steps.checkStores(flow)
    return (flow, resolver.findings + steps.findings)
  }

  /// What that definition takes and gives, for the journeys that nest it.
  public func signature(of definition: FlowDefinition) -> JourneySignature {
    var resolver = TypeResolver(catalogue: catalogue, definition: definition)
    return JourneySignature(
      inputs: resolver.resolve(definition.inputs),
      outcomes: definition.outcomes.map { resolver.resolve($0) })
  }
}
