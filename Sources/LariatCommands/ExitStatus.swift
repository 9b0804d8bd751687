import LariatFlows

/// How the program ends: the one list of its exit statuses. The numbers from 64 on follow
/// `sysexits.h`.
public nonisolated enum ExitStatus: Sendable, Hashable {
  case success
  /// The journey ended in an outcome of failure.
  case failure
  case cancelled
  case badUsage
  /// A flow, a scenario or an answers file is wrong.
  case badInput
  /// An answer or an input is missing, and there is nobody to ask.
  case missingInput
  case unavailable
  /// Our own fault.
  case internalError
  case inputOutputError
  case badConfiguration
  case timedOut
  case signalled(Int32)

  public var code: Int32 {
    switch self {
    case .success: 0
    case .failure: 1
    case .cancelled: 2
    case .badUsage: 64
    case .badInput: 65
    case .missingInput: 66
    case .unavailable: 69
    case .internalError: 70
    case .inputOutputError: 74
    case .badConfiguration: 78
    case .timedOut: 124
    case .signalled(let number): 128 + number
    }
  }

  init(_ status: OutcomeStatus) {
    self =
      switch status {
      case .success: .success
      case .failure: .failure
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .unavailable: .unavailable
      }
  }
}
