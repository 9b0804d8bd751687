import ChildProcesses
import Testing

/// Started without standard streams, as some schedulers and scripts do.
struct MissingStreamTests {
  @Test(arguments: [
    ("preferences <&-", 66), ("<&-", 66), ("preferences <&- >&- 2>&-", 66),
    ("list >&-", 74), ("list <&- >&- 2>&-", 74), ("list <&- 2>&-", 0),
  ])
  func `nothing takes the place of a stream that is missing`(
    words: String, status: Int32
  ) throws {
    let program = try Program()
    defer { program.remove() }
    let (messages, writing) = try ByteStream.pipe()
    let process = try ChildProcess(
      "/bin/sh",
      ["-c", "'\(ChildProcess.built("lariat"))' \(words); echo \"status $?\" >&9"],
      environment: program.environment(),
      streams: Array(repeating: writing, count: 10))
    writing.close()
    let said = try messages.outputToEnd()
    #expect(said.hasSuffix("status \(status)\n"))
    #expect(process.wait() == .exited(0))
  }
}
