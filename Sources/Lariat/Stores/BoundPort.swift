import LariatFlows

/// A port of a live store, ready to be said: `store.output.chosen(option)`.
@MainActor
public struct BoundPort<Payload: Record> {
  let name: OutputName
  let emit: (OutputName, Object) -> Void

  public func callAsFunction(_ payload: Payload) { emit(name, payload.encodedFields) }
}

extension BoundPort where Payload == Nothing {
  public func callAsFunction() { emit(name, Object()) }
}

/// The ports of a live store by name.
@MainActor
@dynamicMemberLookup
public struct BoundPorts<Output: PortList> {
  let emit: (OutputName, Object) -> Void

  public subscript<Payload>(dynamicMember path: KeyPath<Output, Port<Payload>>)
    -> BoundPort<Payload>
  { BoundPort(name: Output()[keyPath: path].name, emit: emit) }
}
