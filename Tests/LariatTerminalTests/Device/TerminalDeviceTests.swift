import ChildProcesses
import Glibc
import Testing

/// A program of its own at a real pseudo terminal.
@Suite struct TerminalDeviceTests {
  private let terminal: PseudoTerminal
  private let found: TerminalSettings
  private static let reset = "\u{1B}[?1049l\u{1B}[?25h"

  init() throws {
    terminal = try PseudoTerminal(columns: 100, rows: 30)
    found = try terminal.settings
  }

  @Test func `a password is not shown, and typing is shown again after it`() throws {
    let program = try run("password")
    _ = try terminal.output(until: "Password: ")
    try waitUntilTypingIsHidden(by: program)
    try terminal.type("hush\n")
    #expect(try terminal.output(until: "characters\r\n") == "\r\n4 characters\r\n")
    #expect(program.wait() == .exited(0))
    #expect(try terminal.settings == found)
  }

  @Test func `Ctrl-C at a password shows typing again`() throws {
    let program = try run("password")
    try waitUntilTypingIsHidden(by: program)
    try terminal.type("\u{3}")
    #expect(program.wait() == .killed(signal: SIGINT))
    #expect(try terminal.settings == found)
  }

  @Test func `what is typed ahead is kept`() throws {
    try terminal.type("hush\n")
    let program = try run("password")
    let output = try terminal.output(until: "characters\r\n")
    #expect(output == "hush\r\nPassword: 4 characters\r\n")
    #expect(program.wait() == .exited(0))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE])
  func `a signal puts the terminal back before it ends the program`(signal: Int32) throws {
    let program = try run("keys")
    _ = try terminal.output(until: "ready")
    #expect(try !terminal.settings.isByLine)
    program.send(signal)
    #expect(program.wait() == .killed(signal: signal))
    #expect(try terminal.settings == found)
    #expect(terminal.stream.outputSoFar() == "\n" + Self.reset)
  }

  @Test(arguments: [
    ("exit", [Ending.exited(3)]),
    ("abort", [.killed(signal: SIGABRT)]),
    ("trap", [.killed(signal: SIGILL), .killed(signal: SIGTRAP)]),
    ("trap in the background", [.killed(signal: SIGILL), .killed(signal: SIGTRAP)]),
    ("stack overflow", [.killed(signal: SIGSEGV), .killed(signal: SIGBUS)]),
  ])
  func `a crash puts the terminal back`(action: String, statuses: [Ending]) throws {
    let program = try run(action)
    _ = try terminal.output(until: "ready")
    #expect(program.wait().map(statuses.contains) == true)
    #expect(try terminal.settings == found)
    #expect(terminal.stream.outputSoFar().contains(Self.reset))
  }

  @Test func `the terminal has the size it says`() throws {
    let program = try run("size")
    #expect(try terminal.output(until: "\r\n") == "100x30\r\n")
    #expect(program.wait() == .exited(0))
  }

  @Test func `a terminal without a size has 80 by 24`() throws {
    terminal.resize(columns: 0, rows: 0)
    let program = try run("size")
    #expect(try terminal.output(until: "\r\n") == "80x24\r\n")
    #expect(program.wait() == .exited(0))
  }

  @Test func `lines end with the input`() throws {
    let program = try run("lines")
    try terminal.type("one\n\u{4}")
    #expect(try terminal.output(until: "end\r\n").hasSuffix("<one>\r\nend\r\n"))
    #expect(program.wait() == .exited(0))
  }

  @Test func `writing where nobody reads ends quietly`() throws {
    let (reading, writing) = try ByteStream.pipe()
    let program = try ChildProcess(
      ChildProcess.built("TerminalProbe"), ["closed pipe"], streams: [writing, writing])
    #expect(try reading.output(until: "\n") == "y\n")
    reading.close()
    #expect(program.wait() == .exited(0))
  }

  @Test func `there is no terminal without one`() throws {
    let (reading, writing) = try ByteStream.pipe()
    let program = try ChildProcess(
      ChildProcess.built("TerminalProbe"), ["controlling"], streams: [writing, writing])
    #expect(program.wait() == .exited(0))
    #expect(reading.outputSoFar() == "to the output\n")
  }

  private func run(_ action: String) throws -> ChildProcess {
    try terminal.run(
      ChildProcess.built("TerminalProbe"), [action], environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// The program shows nothing when it has changed them, so they are looked at until they are so.
  private func waitUntilTypingIsHidden(by program: ChildProcess) throws {
    while try terminal.settings.isEchoing {
      try #require(program.status == nil)
      sched_yield()
    }
  }
}
