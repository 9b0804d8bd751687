public import LariatFlows

/// The types of one step, for a module to narrow by the literal parts of the step.
public struct StepShape: Sendable {
  /// The members of `with` that hold no reference and that no way to the step replaces.
  public let literals: Object
  /// The members that are given but not by a literal of the step: by a reference, or by a
  /// transition that leads here.
  public let variables: Set<String>
  public let types: TypeTable
  public var inputs: [FieldDeclaration]
  public var outputs: [PortDeclaration]

  public init(
    literals: Object, variables: Set<String> = [], types: TypeTable, inputs: [FieldDeclaration],
    outputs: [PortDeclaration]
  ) {
    self.literals = literals
    self.variables = variables
    self.types = types
    self.inputs = inputs
    self.outputs = outputs
  }

  /// Gives an input another type; unknown names change nothing.
  public mutating func narrow(input name: String, to type: ValueType) {
    guard let index = inputs.firstIndex(where: { $0.name == name }) else { return }
    inputs[index].type = type
  }

  /// Takes an output away that this step never says.
  public mutating func remove(_ output: OutputName) {
    outputs.removeAll { $0.name == output }
  }

  /// Gives a field of an output's payload another type; unknown names change nothing.
  public mutating func narrow(_ output: OutputName, _ field: String, to type: ValueType) {
    guard let port = outputs.firstIndex(where: { $0.name == output }),
      let index = outputs[port].payload.firstIndex(where: { $0.name == field })
    else { return }
    outputs[port].payload[index].type = type
  }
}
