import LariatFlows

extension ServiceEntry {
  /// One call without progress or a visit of its own: how a screen reaches a capability.
  func call(types: TypeTable) -> BoundServices.Call {
    switch work {
    case .concurrent(let work): return { await work($0, types, { _ in }) }
    case .immediate(let work): return { input in await MainActor.run { work(input).answer } }
    }
  }
}
