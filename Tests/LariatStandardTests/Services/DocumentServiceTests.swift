import Lariat
import LariatFlows
import LariatStandard
import Testing

@Suite struct DocumentServiceTests {
  private let folder: TemporaryFolder
  private let export: ServiceHarness<DocumentExportService>
  private let excerpt: ServiceHarness<DocumentExcerptService>

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Guide\n\nWords.\n", to: "guide.md")
    try folder.makeFolder("out")
    export = ServiceHarness(DocumentExportService(workingDirectory: folder.path, now: { 0 }))
    excerpt = ServiceHarness(DocumentExcerptService(workingDirectory: folder.path))
  }

  @Test(
    arguments: [
      ([:], "guide.html"), (["directory": "out"], "out/guide.html"),
      (["directory": "./out/", "name": "book"], "out/book.html"),
      (["document": "./guide.md", "directory": "."], "guide.html"),
      (["directory": ""], "guide.html"),
    ] as [(Object, String)])
  func `writes where it is told, and names the file as it was told`(
    more: Object, path: String
  ) async throws {
    let input: Object = ["document": "guide.md", "format": "html"]
    let answer = try await export.answer(input.merging(more))
    let bytes = try folder.text(of: path).utf8.count
    #expect(answer == #"written {"path":"\#(path)","bytes":\#(bytes)}"#)
  }

  @Test func `names a file in full that was named in full`() async throws {
    let out = folder.path(of: "out")
    let answer = try await export.answer([
      "document": .string(folder.path(of: "guide.md")), "directory": .string(out), "format": "html",
    ])
    #expect(answer.hasPrefix(#"written {"path":"\#(out)/guide.html","bytes":"#))
  }

  @Test func `tells how far it is, from nothing to all`() async throws {
    let (_, progress) = try await export.call(["document": "guide.md", "format": "epub"])
    #expect(progress.first == Progress(fraction: 0, message: "Reading"))
    #expect(progress.last?.fraction == 1)
    #expect(progress.last?.message.hasSuffix(" written") == true)
  }

  @Test func `replaces a file only when it is told to`() async throws {
    try folder.write("old", to: "guide.html")
    let input: Object = ["document": "guide.md", "format": "html"]
    #expect(try await export.answer(input) == #"exists {"path":"guide.html"}"#)
    #expect(try folder.text(of: "guide.html") == "old")
    let answer = try await export.answer(input.merging(["overwrite": true]))
    #expect(answer.hasPrefix(#"written {"path":"guide.html","bytes":"#))
  }

  @Test(
    arguments: [
      (
        ["document": "nope.md"],
        "nope.md: there is no such file; check the spelling and the folder you are in"
      ),
      (["document": "out"], "out: this is a folder; name a Markdown file in it"),
      (
        ["directory": "nowhere"],
        "nowhere: there is no such folder; create it or name another"
      ),
      (["directory": "guide.md"], "guide.md: this is a file; name a folder to write to"),
      (
        ["name": "a/b"],
        #""a/b" cannot be a file's name; use one without "/", at most 200 bytes long"#
      ),
    ] as [(Object, String)])
  func `fails in words for people, with paths as they gave them`(
    more: Object, reason: String
  ) async throws {
    let input: Object = ["document": "guide.md", "format": "html"]
    let answer = try await export.answer(input.merging(more))
    #expect(answer == "failed \(Value.object(["reason": .string(reason)]).json)")
    #expect(try folder.names == ["guide.md", "out"])
  }

  @Test func `leaves nothing behind once it is cancelled`() async throws {
    let export = export
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await export.answer(["document": "guide.md", "format": "epub"])
    }
    task.cancel()
    #expect(try await task.value == "throws CancellationError()")
    #expect(try folder.names == ["guide.md", "out"])
  }

  @Test func `reads the beginning of a document`() async throws {
    #expect(
      try await excerpt.answer(["document": "guide.md"])
        == ##"excerpt {"bytes":16,"text":"# Guide\n\nWords.","isWhole":true}"##)
  }

  @Test func `cuts a long document by lines, and a long line between two characters`() async throws
  {
    let lines = (1...17).map(String.init)
    try folder.write(lines.joined(separator: "\r\n") + "\r\n", to: "lines.md")
    let sixteen = lines.dropLast().joined(separator: #"\n"#)
    #expect(
      try await excerpt.answer(["document": "lines.md"])
        == #"excerpt {"bytes":59,"text":"\#(sixteen)","isWhole":false}"#)
    try folder.write("a" + String(repeating: "é", count: 2100), to: "long.md")
    let cut = "a" + String(repeating: "é", count: 2047)
    #expect(
      try await excerpt.answer(["document": "long.md"])
        == #"excerpt {"bytes":4201,"text":"\#(cut)","isWhole":false}"#)
  }

  @Test func `tells why a document cannot be read`() async throws {
    #expect(
      try await excerpt.answer(["document": "nope.md"])
        == #"failed {"reason":"nope.md: there is no such file; check the spelling and the folder"#
        + #" you are in"}"#)
  }
}
