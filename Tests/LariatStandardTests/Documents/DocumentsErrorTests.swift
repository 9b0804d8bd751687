import Foundation
import LariatStandard
import Testing

@Suite struct DocumentsErrorTests {
  private func failure(of request: ExportRequest) -> ExportError? {
    do {
      _ = try DocumentExporter().export(request)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a missing document is named`() throws {
    let folder = try ExportFolder()
    let error = failure(of: folder.request("\(folder.path)/nope.md"))
    #expect(error == .sourceMissing(path: "\(folder.path)/nope.md"))
    #expect(try folder.names == [])
  }

  @Test func `a folder is no document`() throws {
    let folder = try ExportFolder()
    #expect(failure(of: folder.request(folder.path)) == .sourceIsFolder(path: folder.path))
  }

  @Test func `a pipe is no document and does not block`() throws {
    let folder = try ExportFolder()
    let pipe = "\(folder.path)/pipe"
    #expect(try Tool.run("/usr/bin/env", ["mkfifo", pipe]).status == 0)
    #expect(failure(of: folder.request(pipe)) == .sourceIsNoFile(path: pipe))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `a document that cannot be read says why`() throws {
    let folder = try ExportFolder()
    let error = failure(of: folder.request("/proc/self/mem", name: "out"))
    #expect(error == .sourceUnreadable(path: "/proc/self/mem", reason: "Input/output error"))
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}"])
  func `an empty document is refused`(text: String) throws {
    let folder = try ExportFolder()
    let source = try folder.write(text)
    #expect(failure(of: folder.request(source)) == .sourceEmpty(path: source))
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0x0D, 0x0A, 0x63, 0xFF, 0x0A], 3, false),
      ([0x61, 0x0D, 0x62, 0xC3], 2, false),
      ([0xFF, 0xFE, 0x61, 0x00], 1, true),
    ] as [([UInt8], Int, Bool)])
  func `a line that is not UTF-8 is named`(bytes: [UInt8], line: Int, isUTF16: Bool) throws {
    let folder = try ExportFolder()
    let source = try folder.write(bytes)
    #expect(
      failure(of: folder.request(source))
        == .sourceNotUTF8(path: source, line: line, looksLikeUTF16: isUTF16))
  }

  @Test func `a document over the limit is refused without reading on`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("x")
    let file = try #require(FileHandle(forWritingAtPath: source))
    try file.truncate(atOffset: 200 * 1_048_576)
    let error = failure(of: folder.request(source))
    #expect(error == .sourceTooLarge(path: source, limit: 67_108_864))
    #expect(
      error?.description
        == "\(source): the document is larger than 64 MB, the most that is read at once; split it")
  }

  @Test func `places that cannot take the file are told apart`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text")
    var request = folder.request(source)
    request.directory = "\(folder.path)/nowhere"
    #expect(failure(of: request) == .directoryMissing(path: request.directory))
    request.directory = source
    #expect(failure(of: request) == .directoryIsFile(path: source))
    request = folder.request(source, name: "a/b")
    #expect(failure(of: request) == .nameUnusable(name: "a/b"))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/taken.html", withIntermediateDirectories: false)
    request = folder.request(source, name: "taken", overwrite: true)
    #expect(failure(of: request) == .targetIsFolder(path: "\(folder.path)/taken.html"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel")))
  func `a folder without permission is named`() throws {
    let folder = try ExportFolder()
    var request = folder.request(try folder.write("text"))
    request.directory = "/sys/kernel"
    #expect(failure(of: request) == .noPermission(path: "/sys/kernel"))
  }

  @Test func `the document itself is never replaced`() throws {
    let folder = try ExportFolder()
    let source = try folder.write("text", as: "page.html")
    let error = failure(of: folder.request(source, overwrite: true))
    #expect(error == .targetIsSource(path: "\(folder.path)/page.html"))
    #expect(try folder.read("page.html") == Array("text".utf8))
  }

  @Test(arguments: [
    (ExportError.cancelled, "the export was cancelled; nothing was written"),
    (
      .sourceMissing(path: "a.md"),
      "a.md: there is no such file; check the spelling and the folder you are in"
    ),
    (
      .sourceNotUTF8(path: "a.md", line: 7, looksLikeUTF16: false),
      "a.md:7: this line is not UTF-8 text; convert the file to UTF-8, for example with iconv"
    ),
    (
      .targetExists(path: "a.html"),
      "a.html: a file of that name exists; ask to overwrite it, or choose another folder"
    ),
    (
      .diskFull(path: "a.html"),
      "a.html: the disk is full; free some space or choose a folder on another disk"
    ),
  ])
  func `messages say what, where and how to mend it`(error: ExportError, message: String) {
    #expect(error.description == message)
  }
}
