import LariatStandard
import Testing

@Suite struct StateFolderTests {
  @Test(arguments: [
    (["LARIAT_STATE": "/own", "XDG_STATE_HOME": "/xdg", "HOME": "/home/eva"], "/own"),
    (["LARIAT_STATE": "relative", "HOME": "/home/eva"], "relative"),
    (["XDG_STATE_HOME": "/xdg", "HOME": "/home/eva"], "/xdg/lariat"),
    (["XDG_STATE_HOME": "xdg", "HOME": "/home/eva"], "/home/eva/.local/state/lariat"),
    (["LARIAT_STATE": "", "XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/lariat"),
  ])
  func `the first folder that the environment names is it`(
    environment: [String: String], path: String
  ) throws {
    #expect(try StateFolder(environment: environment) == StateFolder(path: path))
  }

  @Test func `an environment that names none is an error`() {
    #expect(throws: StateError.nowhere) { try StateFolder(environment: ["HOME": ""]) }
  }

  @Test func `missing folders are made for their owner only`() throws {
    let folder = try TemporaryFolder()
    try StateFolder(path: folder.path(of: "a/b/c")).make()
    try StateFolder(path: folder.path(of: "a/b/c")).make()
    #expect(try folder.names == ["a", "a/b", "a/b/c"])
    #expect(try ["a", "a/b", "a/b/c"].map(folder.permissions) == ["700", "700", "700"])
  }

  @Test func `a file in the way is an error that names it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let path = folder.path(of: "a")
    let error = #expect(throws: StateError.self) { try StateFolder(path: path).make() }
    #expect(error?.description == "\(path): could not open it: not a directory")
  }
}
