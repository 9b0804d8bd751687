import Lariat
import LariatFlows
import LariatStandard
import Testing

@Suite struct SettingsServiceTests {
  private let folder: TemporaryFolder
  private let read: ServiceHarness<SettingsReadService>
  private let update: ServiceHarness<SettingsUpdateService>

  init() throws {
    folder = try TemporaryFolder()
    let settings = SettingsFile(
      in: StateFolder(path: folder.path(of: "state")), clock: ImpatientClock())
    read = ServiceHarness(SettingsReadService(settings))
    update = ServiceHarness(SettingsUpdateService(settings))
  }

  @Test func `reads what was kept, of whatever kind`() async throws {
    #expect(try await read.answer(["key": "a"]) == "absent {}")
    #expect(try await update.answer(["key": "a", "value": "x"]) == #"updated {"revision":1}"#)
    #expect(try await update.answer(["key": "b", "value": [1]]) == #"updated {"revision":2}"#)
    #expect(
      try await read.answer(["key": "a"]) == #"found {"value":"x","text":"x","revision":1}"#)
    #expect(
      try await read.answer(["key": "b"]) == #"found {"value":[1],"text":"[1]","revision":2}"#)
  }

  @Test func `changes a setting only if it still has the revision`() async throws {
    let first: Object = ["key": "a", "value": "x", "revision": 0]
    #expect(try await update.answer(first) == #"updated {"revision":1}"#)
    #expect(try await update.answer(first) == #"unchanged {"revision":1}"#)
    #expect(
      try await update.answer(["key": "a", "value": "y", "revision": 0])
        == #"conflict {"value":"x","text":"x","revision":1}"#)
    #expect(
      try await update.answer(["key": "a", "value": "y", "revision": 1])
        == #"updated {"revision":2}"#)
    #expect(
      try await update.answer(["key": "b", "value": "y", "revision": 7])
        == #"conflict {"text":"not set","revision":0}"#)
  }

  @Test func `tells what is wrong with a file it cannot read, and leaves it`() async throws {
    try folder.makeFolder("state")
    try folder.write("[", to: "state/settings.json")
    let path = folder.path(of: "state/settings.json")
    for answer in [
      try await read.answer(["key": "a"]), try await update.answer(["key": "a", "value": 1]),
    ] {
      #expect(answer.hasPrefix("throws \(path): this is no settings file as Lariat writes it:"))
    }
    #expect(try folder.text(of: "state/settings.json") == "[")
  }

  @Test func `changes nothing once it is cancelled`() async throws {
    let update = update
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await update.answer(["key": "a", "value": "x"])
    }
    task.cancel()
    let answer = try await task.value
    let kept = try await read.answer(["key": "a"])
    #expect([answer, kept] == ["throws CancellationError()", "absent {}"])
  }
}
