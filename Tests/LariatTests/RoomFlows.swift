import Lariat
import LariatFlows

/// Journeys through rooms.
@MainActor
enum Rooms {
  /// From the hall on to the attic by choosing, up to more rooms by pushing.
  static let house = """
    { "lariat": 1, "journey": "house",
      "outcomes": {
        "left": { "status": "success" },
        "cancelled": { "status": "cancelled" } },
      "start": "hall",
      "steps": {
        "hall": { "screen": "room", "on": {
          "chosen": { "go": "attic", "set": { "value": "${output.value}" } },
          "up": { "push": "tower" }, "back": { "end": "left" }, "stayed": { "stay": true },
          "left": { "end": "left" } } },
        "attic": { "screen": "room", "with": { "selected": "${context.value}" }, "on": {
          "chosen": "hall", "up": { "end": "left" }, "back": { "go": "hall" },
          "stayed": { "stay": true }, "left": { "end": "left" } } },
        "tower": { "screen": "room", "on": {
          "chosen": { "back": true }, "up": { "end": "left" }, "back": { "back": true },
          "stayed": { "stay": true, "notice": "still here" }, "left": { "end": "left" } } } } }
    """

  /// The house, nested.
  static let street = """
    { "lariat": 1, "journey": "street",
      "outcomes": { "home": { "status": "success" }, "lost": { "status": "cancelled" } },
      "start": "visit",
      "steps": {
        "visit": { "journey": "house",
          "on": { "left": "again", "cancelled": { "end": "lost" } } },
        "again": { "journey": "house",
          "on": { "left": { "end": "home" }, "cancelled": { "end": "lost" } } } } }
    """

  /// Calls a service, then ends.
  static let errand = """
    { "lariat": 1, "journey": "errand",
      "outcomes": {
        "done": { "status": "success", "result": { "text": "string" } },
        "cancelled": { "status": "cancelled" },
        "failed": { "status": "failure", "result": { "reason": "string" } } },
      "start": "run",
      "steps": { "run": { "service": "wait", "on": {
        "done": { "end": "done", "with": { "text": "${output.text}" } },
        "cancelled": { "end": "cancelled" },
        "failed": { "end": "failed", "with": { "reason": "${output.reason}" } } } } } }
    """

  /// Calls a service again and again.
  static let insist = """
    { "lariat": 1, "journey": "insist",
      "outcomes": { "done": { "status": "success" }, "cancelled": { "status": "cancelled" } },
      "start": "run",
      "steps": { "run": { "service": "wait", "retry": { "times": 3, "after": "0s", "on": ["done"] },
        "on": { "done": { "end": "done" }, "cancelled": { "end": "cancelled" },
                "failed": { "end": "cancelled" } } } } }
    """

  static func dispatcher(_ work: @escaping @Sendable () async -> String = { "done" }) throws
    -> Dispatcher
  {
    Dispatcher(
      catalogue: try Catalogue(
        plugins: [RoomPlugin(work: work)], environment: .nowhere),
      library: FlowLibrary(texts: [
        "house": house, "street": street, "errand": errand, "insist": insist,
      ]),
      environment: .nowhere)
  }
}

struct RoomPlugin: Plugin {
  let name = "RoomPlugin"
  let work: @Sendable () async -> String

  func register(in registry: inout Registry) {
    registry.screen(RoomScreen.self)
    registry.service(WaitService(work: work))
  }
}

/// A service whose work is the test's.
struct WaitService: Service {
  static let name: ServiceName = "wait"
  static let summary = "Waits for the test"
  let work: @Sendable () async -> String

  struct Output: PortList {
    let done = Port<EchoService.Input>("done", "What the test says")
  }

  func perform(_ input: Nothing, _ call: ServiceCall<Output>) async throws -> Answer {
    call.progress(0.5, "waiting")
    return call.output.done.answer(EchoService.Input(text: await work()))
  }
}

extension JourneyRun {
  /// The screen that is shown.
  var screen: (any LiveScreen)? { presentation?.screen }
  var step: StepID? { presentation?.step }
  var room: RoomScreen.State? { screen?.stateValue as? RoomScreen.State }

  /// Sends actions to the screen that is shown at each time.
  func send(_ actions: RoomScreen.Action...) {
    for action in actions { _ = screen?.send(action) }
  }
}
