import ChildProcesses
import Foundation
import Glibc
import Testing

/// An export that is killed in the middle, when nothing can be tidied up any more.
struct SuddenDeathTests {
  @Test(arguments: ["pdf", "epub", "html"])
  func `leaves nothing under the final name, and the next export removes the rest`(
    format: String
  ) throws {
    let program = try Program()
    defer { program.remove() }
    let text = String(repeating: "Some words that *fill* a page or two.\n\n", count: 60_000)
    let document = try program.write(text, to: "guide.md")
    let folder = "\(program.folder)/out"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (reading, writing) = try ByteStream.pipe()
    let process = try ChildProcess(
      ChildProcess.built("lariat"),
      ["export", document, "--as", format, "--yes", "--directory", folder],
      environment: program.environment(), streams: [reading, writing, writing])
    while process.status == nil, try program.names(in: "out").isEmpty { sched_yield() }
    process.send(SIGKILL)
    #expect(process.wait() == .killed(signal: SIGKILL))
    let left = try program.names(in: "out")
    #expect(left.count == 1 && left[0].hasPrefix(".guide.\(format).lariat-"), "\(left)")

    let small = try program.write("# A\n", to: "guide.md")
    let run = try program.run(["export", small, "--as", format, "--yes", "--directory", folder])
    #expect(run.ending == .exited(0))
    #expect(try program.names(in: "out") == ["guide.\(format)"])
  }
}
