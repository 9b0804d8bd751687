import ChildProcesses
import LariatFlows
import LariatStandard
import Testing

/// Several processes at one settings file.
@Suite struct SettingsContentionTests {
  private let folder: TemporaryFolder
  private let settings: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    settings = SettingsFile(in: StateFolder(path: folder.path))
  }

  @Test func `eight processes lose no change and hide no conflict`() throws {
    let writers = try (1...8).map { try Writer("writer \($0)", times: 200, in: folder.path) }
    var lines: [String] = []
    var seen = [0]
    for _ in 1...200 {
      for writer in writers {
        lines.append(try #require(try writer.nextLine()))
        seen.append(try settings.read("shared")?.revision ?? 0)
      }
    }
    #expect(try writers.flatMap { try $0.remainingLines() } == [])
    #expect(writers.map(\.ending) == Array(repeating: .exited(0), count: 8))

    let updates = lines.compactMap { Change($0, outcome: "updated") }
    let conflicts = lines.compactMap { Change($0, outcome: "conflict") }
    #expect(updates.count + conflicts.count == 8 * 200)
    #expect(updates.map(\.revision).sorted() == Array(1...updates.count))
    #expect(conflicts.filter { !updates.contains($0) } == [])
    #expect(seen == seen.sorted())

    let last = updates.max { $0.revision < $1.revision }
    let present = try settings.read("shared")
    #expect(present.map { Change(revision: $0.revision, value: $0.value.json) } == last)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34])
  func `a process killed while it writes loses nothing that it reported`(lines: Int) async throws {
    let writer = try Writer("writer", times: 1_000_000, in: folder.path)
    let reported = try (1...lines).compactMap { _ in try writer.nextLine() }
    writer.kill()
    let last = try (reported + writer.remainingLines()).compactMap {
      Change($0, outcome: "updated")
    }
    .last
    let known = try #require(last).revision
    let present = try #require(try settings.read("shared")).revision
    #expect((known...known + 1).contains(present))
    let next = try await settings.update("shared", to: "next", expecting: present)
    #expect(next == .updated(revision: present + 1))
    #expect(try folder.names == ["settings.json", "settings.json.lock"])
  }

  @Test func `whoever waits too long for the lock is told`() async throws {
    _ = try await settings.update("shared", to: 1)
    let holder = try LockHolder(folder.path(of: "settings.json.lock"))
    let clock = ImpatientClock()
    let hasty = SettingsFile(
      in: StateFolder(path: folder.path), patience: .milliseconds(20), clock: clock)
    await #expect(
      throws: StateError.busy(lock: holder.path, waited: .milliseconds(23))
    ) {
      try await hasty.update("shared", to: 2)
    }
    #expect(try hasty.read("shared") == Setting(value: 1, revision: 1))
    holder.release()
    #expect(try await hasty.update("shared", to: 2) == .updated(revision: 2))
  }
}

/// A line of a writer, taken apart.
private struct Change: Hashable {
  var revision: Int
  var value: String
}

extension Change {
  init?(_ line: String, outcome: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == outcome, let revision = Int(words[1]) else { return nil }
    self.init(revision: revision, value: String(words[2]))
  }
}
