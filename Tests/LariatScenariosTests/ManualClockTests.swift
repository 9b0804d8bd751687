import LariatScenarios
import Testing

@MainActor
struct ManualClockTests {
  @Test func `wakes those whose time has come, the earliest first`() async throws {
    let clock = ManualClock()
    let (woken, continuation) = AsyncStream.makeStream(of: Int.self)
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        continuation.yield(seconds)
      }
    }
    while clock.sleepers < 3 { await Task.yield() }
    #expect(clock.nextDeadline == .init(offset: .seconds(1)))
    var iterator = woken.makeAsyncIterator()
    #expect(clock.advanceToNext())
    #expect(await iterator.next() == 1)
    #expect(clock.sleepers == 2)
    clock.advance(by: .milliseconds(999))
    #expect(clock.sleepers == 2)
    clock.advance(by: .milliseconds(1))
    #expect(await iterator.next() == 2)
    #expect(clock.advanceToNext())
    #expect(await iterator.next() == 3)
    #expect(!clock.advanceToNext())
    #expect(clock.now == .init(offset: .seconds(3)))
  }

  @Test func `sleeping for no time at all does not wait`() async throws {
    try await ManualClock().sleep(for: .zero)
  }

  @Test func `a sleeper that is cancelled is let go`() async throws {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleepers == 0 { await Task.yield() }
    task.cancel()
    #expect(clock.sleepers == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
