import LariatFlows
import LariatStandard
import Testing

@Suite struct SettingsFileTests {
  private let folder: TemporaryFolder
  private let settings: SettingsFile

  init() throws {
    folder = try TemporaryFolder()
    settings = SettingsFile(in: StateFolder(path: folder.path(of: "state")))
  }

  @Test func `a missing file holds no settings, and reading makes none`() throws {
    #expect(try settings.read("format") == nil)
    #expect(try folder.names == [])
  }

  @Test func `what is kept is read back, from a file for its owner only`() async throws {
    let change = try await settings.update("format", to: "epub", expecting: 0)
    #expect(change == .updated(revision: 1))
    #expect(try settings.read("format") == Setting(value: "epub", revision: 1))
    #expect(try folder.names == ["state", "state/settings.json", "state/settings.json.lock"])
    #expect(
      try ["state", "state/settings.json", "state/settings.json.lock"].map(folder.permissions)
        == ["700", "600", "600"])
  }

  @Test func `the file is JSON that people can read`() async throws {
    _ = try await settings.update("width", to: 80)
    _ = try await settings.update("format", to: ["of": "epub", "parts": [1.5, true, nil]])
    #expect(
      try folder.text(of: "state/settings.json") == """
        {
          "revision": 2,
          "settings": {
            "format": {"value":{"of":"epub","parts":[1.5,true,null]},"revision":2},
            "width": {"value":80,"revision":1}
          }
        }

        """)
    #expect(
      try settings.read("format")
        == Setting(value: ["of": "epub", "parts": [1.5, true, nil]], revision: 2))
  }

  private static let changes: [(String, Int?, SettingChange)] = [
    ("html", 1, .updated(revision: 2)),
    ("html", nil, .updated(revision: 2)),
    ("html", 0, .conflict(Setting(value: "epub", revision: 1))),
    ("html", 2, .conflict(Setting(value: "epub", revision: 1))),
    ("epub", 1, .unchanged(revision: 1)),
    ("epub", 0, .unchanged(revision: 1)),
  ]

  @Test(arguments: changes)
  func `a change of a present setting depends on its revision`(
    value: String, expected: Int?, change: SettingChange
  ) async throws {
    _ = try await settings.update("format", to: "epub")
    let came = try await settings.update("format", to: .string(value), expecting: expected)
    #expect(came == change)
    let isWritten = change == .updated(revision: 2)
    #expect(
      try settings.read("format")
        == (isWritten
          ? Setting(value: .string(value), revision: 2) : Setting(value: "epub", revision: 1)))
  }

  @Test func `a change that expects a missing setting is a conflict with nothing`() async throws {
    let change = try await settings.update("format", to: "epub", expecting: 3)
    #expect(change == .conflict(nil))
    #expect(try settings.read("format") == nil)
  }

  @Test func `a change of one setting is no conflict for another`() async throws {
    _ = try await settings.update("format", to: "epub")
    _ = try await settings.update("width", to: 80)
    _ = try await settings.update("width", to: 100)
    let change = try await settings.update("format", to: "html", expecting: 1)
    #expect(change == .updated(revision: 4))
  }

  @Test(arguments: ["", " \r\n\t\n"])
  func `an empty file holds no settings and may be written`(text: String) async throws {
    try StateFolder(path: folder.path(of: "state")).make()
    try folder.write(text, to: "state/settings.json")
    #expect(try settings.read("format") == nil)
    #expect(try await settings.update("format", to: "epub") == .updated(revision: 1))
  }

  private static let corrupt: [(String, String)] = [
    (
      "{\"revision\": 1,\n\"settings\": {",
      "line 2, column 14: expected a key in double quotes, found the end of the file"
    ),
    (
      "{\"revision\": 0, \"settings\": {\"a\": {}, \"a\": {}}}",
      "line 1, column 39: the key \"a\" stands twice"
    ),
    ("null", "the file does not hold exactly \"settings\" and \"revision\""),
    ("{\"revision\": 0}", "the file does not hold exactly \"settings\" and \"revision\""),
    (
      "{\"revision\": 0, \"settings\": {}, \"theme\": 1}",
      "the file does not hold exactly \"settings\" and \"revision\""
    ),
    ("{\"revision\": 0, \"settings\": []}", "\"settings\" is no object"),
    (
      "{\"revision\": -1, \"settings\": {}}",
      "the revision of the file is no integer from 0 to 9007199254740992"
    ),
    (
      "{\"revision\": 9223372036854775807, \"settings\": {}}",
      "the revision of the file is no integer from 0 to 9007199254740992"
    ),
    (
      "{\"revision\": 1, \"settings\": {\"a\": {\"value\": 1, \"revision\": 2}}}",
      "the revision of the setting \"a\" is no integer from 0 to 1"
    ),
    (
      "{\"revision\": 1, \"settings\": {\"a\": {\"revision\": 1}}}",
      "the setting \"a\" does not hold exactly \"value\" and \"revision\""
    ),
  ]

  @Test(arguments: corrupt)
  func `a corrupt file is an error and stays as it is`(text: String, problem: String) async throws {
    try StateFolder(path: folder.path(of: "state")).make()
    try folder.write(text, to: "state/settings.json")
    let read = #expect(throws: StateError.self) { try settings.read("format") }
    let written = await #expect(throws: StateError.self) {
      try await settings.update("format", to: "epub")
    }
    #expect(read == .corrupt(file: settings.path, problem: problem))
    #expect(written == read)
    #expect(try folder.text(of: "state/settings.json") == text)
  }

  private static let unstorable: [(Value, String)] = [
    (.secret(Secret("hush")), "it holds a secret"),
    (["a": [.secret(Secret("hush"))]], "it holds a secret"),
    (.number(.infinity), "it holds a number that is not finite"),
    (
      (0...64).reduce(Value.null) { value, _ in [value] },
      "it is nested deeper than 64 levels"
    ),
  ]

  @Test(arguments: unstorable)
  func `what a file cannot hold is refused`(value: Value, problem: String) async throws {
    await #expect(throws: StateError.unstorable(key: "pin", problem: problem)) {
      try await settings.update("pin", to: value)
    }
    #expect(try folder.names == [])
  }

  @Test func `what a killed process left beside the file does no harm`() async throws {
    _ = try await settings.update("format", to: "epub")
    try folder.write("{\"revision\": 2, \"sett", to: "state/settings.json.new")
    #expect(try settings.read("format") == Setting(value: "epub", revision: 1))
    #expect(try await settings.update("format", to: "html") == .updated(revision: 2))
    #expect(try folder.names == ["state", "state/settings.json", "state/settings.json.lock"])
  }
}
