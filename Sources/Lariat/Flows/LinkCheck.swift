import LariatFlows

/// One thing that linking proves about a flow whose names are all known.
struct LinkCheck: Sendable {
  let findings: @Sendable (Flow) -> [Finding]

  func findings(in flow: Flow) -> [Finding] { findings(flow) }

  static let all: [LinkCheck] = [.wiring, .arguments, .dismissal]
}
