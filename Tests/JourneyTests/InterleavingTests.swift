import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// The shipped journeys side by side in one dispatcher.
@MainActor
@Suite struct InterleavingTests {
  /// What a person might do anywhere; most of it means nothing on most screens.
  private static let gestures: [Gesture] = [
    .choose("EPUB"), .choose("HTML"), .press("Continue"), .press("Continue"), .press("Export"),
    .press("Export"), .press("Back"), .press("Done"), .press("Export again"), .press("Try again"),
    .press("Overwrite"), .press("Overwrite"), .press("Choose again"), .press("Cancel"),
    .key("Enter"), .key("Esc"),
  ]

  /// Services that answer at once; what they say follows from what they are given alone.
  private static func answer(_ service: ServiceName, _ input: Object) -> Answer {
    switch service {
    case "settings.read": Answer("found", ["value": "epub", "text": "epub", "revision": 3])
    case "settings.update":
      input["value"] == "html"
        ? Answer("conflict", ["value": "epub", "text": "epub", "revision": 4])
        : Answer("updated", ["revision": 4])
    case "document.export":
      if input["format"] == "html" {
        .failed("The disk is full.")
      } else if input["overwrite"] == true {
        Answer("written", ["path": "guide.epub", "bytes": 5])
      } else {
        Answer("exists", ["path": "guide.epub"])
      }
    default: Answer("excerpt", ["bytes": 7, "text": "# Guide", "isWhole": true])
    }
  }

  private static func dispatcher() throws -> Dispatcher {
    var catalogue = try Shipped.catalogue()
    for name in ["settings.read", "settings.update", "document.export", "document.excerpt"]
      as [ServiceName]
    {
      let entry = try #require(catalogue.services[name])
      catalogue = catalogue.replacing(
        entry.stubbed { ([Progress(fraction: 0.5)], answer(name, $0)) })
    }
    return Dispatcher(
      catalogue: catalogue, library: Shipped.flows,
      environment: ShellEnvironment(stateFolder: "/nonexistent", now: { 0 }))
  }

  /// The runs of one journey, one after another.
  @MainActor
  private final class Walk {
    let dispatcher: Dispatcher
    let name: String
    private(set) var walkers: [Walker] = []

    init(_ dispatcher: Dispatcher, _ name: String) {
      self.dispatcher = dispatcher
      self.name = name
    }

    /// Does one thing, if the screen offers it; where the last run has ended, in a new one.
    func move(_ gesture: Gesture) throws {
      if walkers.last?.run.ending != nil || walkers.isEmpty {
        walkers.append(Walker(try dispatcher.start(name)))
      }
      try? walkers.last?.perform(gesture)
    }

    var logs: [[String]] { walkers.map(\.run.log.lines) }
    var endings: Set<OutcomeName> {
      Set(
        walkers.compactMap {
          if case .outcome(let outcome)? = $0.run.ending { outcome.name } else { nil }
        })
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a thousand moves leave the logs that each journey has alone`(seed: UInt64) throws {
    var random = SeededNumbers(seed)
    let script = (0..<1000).map { _ in
      (
        isExport: Bool.random(using: &random),
        gesture: Self.gestures[Int.random(in: 0..<Self.gestures.count, using: &random)]
      )
    }
    let dispatcher = try Self.dispatcher()
    let (export, preferences) = (Walk(dispatcher, "export"), Walk(dispatcher, "preferences"))
    for step in script { try (step.isExport ? export : preferences).move(step.gesture) }
    for (together, isExport) in [(export, true), (preferences, false)] {
      let alone = Walk(try Self.dispatcher(), together.name)
      for step in script where step.isExport == isExport { try alone.move(step.gesture) }
      #expect(together.logs == alone.logs)
    }
    #expect(export.endings.isSuperset(of: ["exported", "cancelled"]))
    #expect(preferences.endings.isSuperset(of: ["saved", "cancelled"]))
  }
}

/// Numbers that look random and are the same for the same seed: SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
