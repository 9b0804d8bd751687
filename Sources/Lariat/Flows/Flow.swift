public import LariatFlows

/// A flow definition linked to a catalogue: every name in it is known, every type resolved.
/// Immutable; any number of journeys run on it. A class, as are its parts, because every visit holds
/// on to it: that costs a journey one count instead of a copy of all.
public final class Flow: Sendable {
  public let definition: FlowDefinition
  public let inputs: [FieldDeclaration]
  public let outcomes: [OutcomeName: OutcomeDeclaration]
  /// Initial values.
  public let context: Object
  /// The catalogue's named types and the flow's own.
  public let types: TypeTable
  public let stores: [StoreName: StoreDeclaration]
  public let steps: [StepID: LinkedStep]
  let start: [LinkedTransition]

  public var id: JourneyID { definition.journey.value }

  /// The outcome that a dismissal ends in where nothing else takes it: the one whose status is
  /// cancelled and whose result needs nothing. Nil where there is none or more than one.
  public let dismissal: OutcomeName?

  init(
    definition: FlowDefinition, inputs: [FieldDeclaration],
    outcomes: [OutcomeName: OutcomeDeclaration], context: Object, types: TypeTable,
    steps: [StepID: LinkedStep]
  ) {
    self.definition = definition
    self.inputs = inputs
    self.outcomes = outcomes
    self.context = context
    self.types = types
    self.steps = steps
    start = definition.start.map(LinkedTransition.init)
    stores = Dictionary(
      definition.stores.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let quiet = outcomes.values.filter {
      $0.status == .cancelled && !$0.result.contains(where: \.isRequired)
    }
    dismissal = quiet.count == 1 ? quiet.first?.name : nil
  }
}

/// An outcome with its types resolved.
public struct OutcomeDeclaration: Sendable, Hashable {
  public var name: OutcomeName
  public var status: OutcomeStatus
  public var result: [FieldDeclaration]
  public var message: ValueExpression?
}

/// A step with its types resolved and its transitions at hand.
public final class LinkedStep: Sendable {
  public let definition: Step
  public let inputs: [FieldDeclaration]
  public let outputs: [PortDeclaration]
  let transitions: [OutputName: [LinkedTransition]]
  /// Whether Esc is answered by the screen itself.
  let hasDismissal: Bool

  public var id: StepID { definition.id }

  init(
    definition: Step, inputs: [FieldDeclaration], outputs: [PortDeclaration],
    hasDismissal: Bool = true
  ) {
    self.hasDismissal = hasDismissal
    self.definition = definition
    self.inputs = inputs
    self.outputs = outputs
    transitions = Dictionary(
      definition.on.map { ($0.output, $0.transitions.map(LinkedTransition.init)) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A transition at hand for running journeys.
final class LinkedTransition: Sendable {
  let definition: Transition

  init(_ definition: Transition) { self.definition = definition }
}

/// What a journey takes and how it can end: all that a parent journey needs to know of it.
public struct JourneySignature: Sendable {
  public var inputs: [FieldDeclaration]
  public var outcomes: [OutcomeDeclaration]
}
