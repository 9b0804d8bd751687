import FoundationEssentials
import Lariat
import LariatFlows
import LariatStandard

/// The shipped export journey from its start to its outcome, with services that answer at once.
@MainActor
struct ExportBenchmark {
  static let journeys = 2_000

  private let dispatcher: Dispatcher

  init() throws {
    let environment = ShellEnvironment(
      project: FileManager.default.currentDirectoryPath, stateFolder: "/nonexistent", now: { 0 })
    var catalogue = try Catalogue(plugins: [StandardPlugin()], environment: environment)
    let answers: [ServiceName: Answer] = [
      "settings.read": Answer("absent"),
      "document.export": Answer("written", ["path": "guide.epub", "bytes": 1234]),
    ]
    for (name, answer) in answers {
      guard let service = catalogue.services[name] else {
        throw BenchmarkFailure(description: "there is no service \(name)")
      }
      catalogue = catalogue.replacing(service.stubbed { _ in ([], answer) })
    }
    dispatcher = Dispatcher(
      catalogue: catalogue, library: FlowLibrary(folder: "Flows"), environment: environment)
  }

  /// Microseconds a journey. Each is linked once, then catalogue, decoding, guards, dispatcher and
  /// log take part.
  func microsecondsPerJourney() throws -> Double {
    _ = try dispatcher.flow(named: "export")
    let clock = ContinuousClock()
    var events = 0
    let time = try clock.measure {
      for _ in 0..<Self.journeys {
        let run = try dispatcher.start("export", input: ["document": "guide.md"])
        try send(PickerScreen.Action.highlighted(OptionEntry.ID("epub")), to: run)
        try send(PickerScreen.Action.continueTapped, to: run)
        try send(PreviewScreen.Action.confirmTapped, to: run)
        try send(ReceiptScreen.Action.doneTapped, to: run)
        guard case .outcome(let outcome)? = run.ending else {
          throw BenchmarkFailure(description: "the journey did not end")
        }
        try require(outcome.name == "exported", "it ended in \(outcome.name)")
        events += run.log.entries.count
      }
    }
    try require(events % Self.journeys == 0, "each run has as many events")
    return time.seconds * 1_000_000 / Double(Self.journeys)
  }

  private func send(_ action: any Sendable, to run: JourneyRun) throws {
    let isTaken = run.presentation?.screen.send(action) ?? false
    try require(isTaken, "a screen took \(action)")
  }
}
