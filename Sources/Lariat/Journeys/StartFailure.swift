public import LariatFlows

/// Why a journey could not be started.
public enum StartFailure: Error, Sendable {
  case noSuchJourney(String, nearest: String?)
  /// The flow file, or one that it nests, is wrong.
  case findings([Finding])
  case input(JourneyID, FieldIssues)
  case tooDeep
}

extension StartFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchJourney(let name, let nearest):
      "no journey is named \"\(name)\"; "
        + (nearest.map { "did you mean \"\($0)\"?" } ?? "lariat list shows those there are")
    case .findings(let findings): findings.map(\.description).joined(separator: "\n")
    case .input(let journey, let issues): "journey \"\(journey)\": \(issues)"
    case .tooDeep: "journeys nest more than \(Dispatcher.maximumDepth) deep"
    }
  }
}
