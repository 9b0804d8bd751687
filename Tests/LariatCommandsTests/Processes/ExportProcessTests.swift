import ChildProcesses
import Foundation
import Glibc
import Testing

/// The main job as people run it: a process, pipes, files.
struct ExportProcessTests {
  @Test func `by options alone it asks nothing and prints one object`() throws {
    let program = try Program()
    defer { program.remove() }
    let document = try program.write("# A guide\n\nWords.\n", to: "guide.md")
    let run = try program.run([
      "run", "export", document, "--as", "epub", "--yes", "--directory", program.folder, "--json",
    ])
    #expect(run.ending == .exited(0))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    #expect(object["journey"] as? String == "export")
    #expect(object["outcome"] as? String == "exported")
    #expect(object["status"] as? String == "success")
    let result = try #require(object["result"] as? [String: Any])
    let path = try #require(result["path"] as? String)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(size == result["bytes"] as? Int)
    #expect(path == "\(program.folder)/guide.epub")
    #expect(run.results.hasSuffix("}\n"))
  }

  @Test func `lines on a pipe answer its questions`() throws {
    let program = try Program()
    defer { program.remove() }
    let document = try program.write("# A guide\n\nWords.\n", to: "guide.md")
    let run = try program.run(
      ["export", document, "--directory", program.folder], input: "html\nexport\n\n")
    #expect(run.ending == .exited(0))
    #expect(run.results == "Wrote \(program.folder)/guide.html\n")
    #expect(run.messages.contains("Export as\n"))
    #expect(!run.messages.contains("\u{1B}"))
    #expect(try program.names(in: "") == ["guide.html", "guide.md"])
  }

  @Test(arguments: [
    ["export"], ["export", "--no-input"], ["preferences"], ["preferences", "--no-input"],
  ])
  func `without anybody to ask it names the question`(_ arguments: [String]) throws {
    let program = try Program()
    defer { program.remove() }
    let run = try program.run(arguments)
    #expect(run.ending == .exited(66))
    #expect(run.results == "")
    #expect(run.messages.contains("lariat: nobody answered \""))
  }

  @Test func `leaving is told by the status, and nothing is left behind`() throws {
    let program = try Program()
    defer { program.remove() }
    let document = try program.write("# A guide\n", to: "guide.md")
    let run = try program.run(
      ["export", document, "--directory", program.folder], input: "cancel\n")
    #expect(run.ending == .exited(2))
    #expect(run.results == "")
    #expect(try program.names(in: "").filter { $0 != "state" } == ["guide.md"])
  }

  @Test func `a document that is not there is a failure that says so`() throws {
    let program = try Program()
    defer { program.remove() }
    let run = try program.run(
      [
        "export", "\(program.folder)/gone.md", "--as", "epub", "--yes", "--directory",
        program.folder,
      ])
    #expect(run.ending != .exited(0))
    #expect(run.messages.contains("gone.md"))
  }

  @Test func `a list whose reader goes ends quietly`() throws {
    let program = try Program()
    defer { program.remove() }
    let (reading, writing) = try ByteStream.pipe()
    let (messages, standardError) = try ByteStream.pipe()
    let process = try ChildProcess(
      ChildProcess.built("lariat"), ["list"], environment: program.environment(),
      streams: [try ByteStream.pipe().reading, writing, standardError])
    reading.close()
    writing.close()
    standardError.close()
    #expect(try messages.outputToEnd() == "")
    #expect(process.wait() == .exited(0))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the run with its status and leaves no partial file`(_ signal: Int32) throws {
    let program = try Program()
    defer { program.remove() }
    let document = try program.write(
      String(repeating: "# Title\n\nSome *words* here, and more of them.\n\n", count: 400_000),
      to: "large.md")
    let (messages, standardError) = try ByteStream.pipe()
    let process = try ChildProcess(
      ChildProcess.built("lariat"),
      ["export", document, "--as", "html", "--yes", "--directory", "\(program.folder)"],
      environment: program.environment(),
      streams: [try ByteStream.pipe().reading, try ByteStream.pipe().writing, standardError])
    standardError.close()
    _ = try messages.output(until: "Writing")
    process.send(signal)
    #expect(process.wait() == .exited(128 + signal))
    #expect(try program.names(in: "").filter { $0 != "state" } == ["large.md"])
  }
}
