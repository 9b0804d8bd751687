import LariatFlows

/// What lives at one visit.
@MainActor
enum LivePlace {
  case screen(any LiveScreen)
  case service(RunningService)
  case journey(JourneyRun)

  /// Ends it; what is nested inside ends first.
  func end() {
    switch self {
    case .screen(let screen): screen.end()
    case .service(let service): service.end()
    case .journey(let run): run.stop()
    }
  }

  var gate: Gate? {
    switch self {
    case .screen(let screen): screen.gate
    case .service(let service): service.face?.gate
    case .journey: nil
    }
  }
}
