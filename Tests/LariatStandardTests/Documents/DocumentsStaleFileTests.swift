import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsStaleFileTests {
  @Test func `what a dead process left is removed`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    _ = try folder.write("half", as: ".guide.html.lariat-0123456789abcdef.tmp")
    _ = try folder.write("half", as: ".other.epub.lariat-ffffffffffffffff.tmp")
    _ = try DocumentExporter().export(folder.request(source))
    #expect(try folder.names == ["guide.html", "guide.md"])
  }

  @Test func `what somebody is writing stays`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    let live = ".guide.html.lariat-0123456789abcdef.tmp"
    let file = try #require(FileHandle(forUpdatingAtPath: try folder.write("half", as: live)))
    #expect(flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    _ = try DocumentExporter().export(folder.request(source))
    #expect(try folder.names == [live, "guide.html", "guide.md"])
  }

  @Test func `two exports into one folder at a time leave each other alone`() throws {
    let folder = try ExportFolder()
    let source = try folder.write(String(repeating: "text\n\n", count: 20_000))
    var hasNested = false
    _ = try DocumentExporter().export(
      folder.request(source),
      progress: { progress in
        if progress.bytesWritten == 0 || hasNested { return }
        hasNested = true
        #expect(throws: Never.self) {
          try DocumentExporter().export(folder.request(source, .epub))
        }
      })
    #expect(hasNested)
    #expect(try folder.names == ["guide.epub", "guide.html", "guide.md"])
  }

  @Test(arguments: [
    "guide.html.lariat-0123456789abcdef.tmp", ".guide.html.lariat-0123456789abcdeg.tmp",
    ".guide.html.lariat-0123.tmp", ".guide.lariat-0123456789abcdef.txt", ".lariat.tmp",
  ])
  func `files of other names are not touched`(name: String) throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    _ = try folder.write("mine", as: name)
    _ = try DocumentExporter().export(folder.request(source))
    #expect(try folder.names == ["guide.html", "guide.md", name].sorted())
  }
}
