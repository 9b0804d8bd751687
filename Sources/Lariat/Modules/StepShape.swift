public import LariatFlows

/// The types of one step, for a module to narrow by the literal parts of the step.
public struct StepShape: Sendable {
  /// The members of `with` that hold no reference.
  public let literals: Object
  public let types: TypeTable
  public var inputs: [FieldDeclaration]
  public var outputs: [PortDeclaration]

  public init(
    literals: Object, types: TypeTable, inputs: [FieldDeclaration], outputs: [PortDeclaration]
  ) {
    self.literals = literals
    self.types = types
    self.inputs = inputs
    self.outputs = outputs
  }

  /// Gives a field of an output's payload another type; unknown names change nothing.
  public mutating func narrow(_ output: OutputName, _ field: String, to type: ValueType) {
    guard let port = outputs.firstIndex(where: { $0.name == output }),
      let index = outputs[port].payload.firstIndex(where: { $0.name == field })
    else { return }
    outputs[port].payload[index].type = type
  }
}
