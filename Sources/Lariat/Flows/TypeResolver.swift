import LariatFlows

/// Looks up the named types of one flow: its own, then the catalogue's.
struct TypeResolver {
  /// The choice types among them: what screens can be given by name.
  let types: TypeTable
  private(set) var findings: [Finding]
  private let all: [TypeName: ValueType]

  init(catalogue: Catalogue, definition: FlowDefinition) {
    let known = catalogue.types.types.mapValues { ValueType.choice($0) }
    (all, findings) = definition.resolveTypes(over: known)
    types = TypeTable(
      all.compactMapValues { if case .choice(let type) = $0 { type } else { nil } })
  }

  mutating func resolve(_ fields: [DeclaredField]) -> [FieldDeclaration] {
    let (resolved, found) = fields.resolve(in: all)
    findings += found
    return resolved
  }

  mutating func resolve(_ outcome: Outcome) -> OutcomeDeclaration {
    OutcomeDeclaration(
      name: outcome.name, status: outcome.status, result: resolve(outcome.result),
      message: outcome.message)
  }
}
