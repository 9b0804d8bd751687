public import LariatFlows

/// A capability that a module needs, by shape: any service fits that takes at least these inputs and
/// says no other outputs than these.
public struct Need: Sendable, Hashable {
  public var name: NeedName
  public var summary: String
  public var input: [FieldDeclaration]
  /// Beside these every service may say `failed`.
  public var outputs: [PortDeclaration]

  public init<Input: Record, Output: PortList>(
    _ name: NeedName, _ summary: String, input: Input.Type, outputs: Output.Type
  ) {
    self.name = name
    self.summary = summary
    self.input = input.declarations
    self.outputs = outputs.declarations
  }
}
