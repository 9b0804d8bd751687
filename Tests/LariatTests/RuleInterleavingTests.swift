import Lariat
import LariatFlows
import Testing

/// Runs side by side in one dispatcher do not touch each other.
@MainActor
struct RuleInterleavingTests {
  private static let moves: [RoomScreen.Action?] = [
    .selected("a"), .selected("b"), .add(1), .continued, .continuedTwice, .continuedAndAdded,
    .upTapped, .backTapped, .stayed, nil,
  ]

  /// The runs of one journey, one after another.
  @MainActor private final class Walk {
    let dispatcher: Dispatcher
    let name: String
    var runs: [JourneyRun] = []

    init(_ dispatcher: Dispatcher, _ name: String) {
      self.dispatcher = dispatcher
      self.name = name
    }

    /// Makes a move; where the last run has ended, in a new one.
    func move(_ index: Int) throws {
      if runs.last?.ending != nil || runs.isEmpty { runs.append(try dispatcher.start(name)) }
      if let action = moves[index] { runs.last?.send(action) } else { runs.last?.dismiss() }
    }

    var logs: [[String]] { runs.map(\.log.lines) }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `interleaved moves leave the logs that each journey has alone`(seed: UInt64) throws {
    var random = SeededNumbers(seed)
    let script = (0..<1000).map { _ in
      (
        isFirst: Bool.random(using: &random),
        move: Int.random(in: 0..<Self.moves.count, using: &random)
      )
    }
    let dispatcher = try Rooms.dispatcher()
    let (one, other) = (Walk(dispatcher, "house"), Walk(dispatcher, "street"))
    for step in script { try (step.isFirst ? one : other).move(step.move) }
    for (together, isFirst) in [(one, true), (other, false)] {
      let alone = Walk(try Rooms.dispatcher(), together.name)
      for step in script where step.isFirst == isFirst { try alone.move(step.move) }
      #expect(together.runs.count > 10)
      #expect(together.logs == alone.logs)
    }
  }
}

/// Numbers that look random and are the same for the same seed: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
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
