public import LariatFlows

/// The services that a flow bound to a module's needs: all that a screen can reach.
public struct BoundServices: Sendable {
  public typealias Call = @Sendable (Object) async -> Answer

  private let calls: [NeedName: Call]

  public init(_ calls: [NeedName: Call] = [:]) { self.calls = calls }

  /// Calls what is bound to the need. Its answer has the need's outputs, or `failed`.
  public func call(_ need: NeedName, _ input: some Record) async -> Answer {
    guard let call = calls[need] else { return .failed("nothing is bound to \"\(need)\"") }
    return await call(input.encodedFields)
  }
}
