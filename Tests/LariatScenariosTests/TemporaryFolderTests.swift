import Foundation
import LariatScenarios
import Testing

struct TemporaryFolderTests {
  @Test func `holds files as long as it lives`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("one", to: "a/b.txt")
    try folder?.write("two", to: "c.txt")
    #expect(folder?.files == ["a/b.txt", "c.txt"])
    #expect(folder?.text(of: "a/b.txt") == "one")
    #expect(folder?.text(of: "d.txt") == nil)
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
