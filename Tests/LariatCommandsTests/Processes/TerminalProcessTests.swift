import ChildProcesses
import Foundation
import Glibc
import Testing

/// The program on a terminal of its own.
struct TerminalProcessTests {
  static let flow = """
    { "lariat": 1, "journey": "secret", "title": "A secret",
      "outcomes": { "kept": { "status": "success", "message": "Kept." }, "left": { "status": "cancelled" } },
      "start": "ask",
      "steps": { "ask": { "screen": "form",
        "with": { "title": "A secret", "fields": [
          { "name": "word", "label": "Password", "type": "secret", "required": true } ] },
        "on": { "submitted": { "end": "kept" }, "cancelled": { "end": "left" } } } } }
    """

  func waitUntilHidden(_ terminal: PseudoTerminal, by process: ChildProcess) throws {
    while try terminal.settings.isEchoing, process.status == nil { sched_yield() }
  }

  @Test func `a password is not shown, and typing is shown again after it`() throws {
    let program = try Program()
    defer { program.remove() }
    let terminal = try PseudoTerminal()
    let found = try terminal.settings
    let process = try terminal.run(
      ChildProcess.built("lariat"), [try program.write(Self.flow, to: "secret.json")],
      environment: program.environment())
    _ = try terminal.output(until: "Password: ")
    try waitUntilHidden(terminal, by: process)
    try terminal.type("hush\n")
    let rest = try terminal.output(until: "Kept.\r\n")
    #expect(!rest.contains("hush"))
    #expect(process.wait() == .exited(0))
    #expect(try terminal.settings == found)
  }

  @Test func `Ctrl-C at a password ends with 130 and shows typing again`() throws {
    let program = try Program()
    defer { program.remove() }
    let terminal = try PseudoTerminal()
    let found = try terminal.settings
    let process = try terminal.run(
      ChildProcess.built("lariat"), [try program.write(Self.flow, to: "secret.json")],
      environment: program.environment())
    _ = try terminal.output(until: "Password: ")
    try waitUntilHidden(terminal, by: process)
    try terminal.type("\u{3}")
    #expect(process.wait() == .exited(130))
    #expect(try terminal.settings == found)
  }

  @Test func `backing out of the writing cancels it and asks for the format again`() throws {
    let program = try Program()
    defer { program.remove() }
    let document = try program.write(
      String(repeating: "# Title\n\nSome *words* here, and more of them.\n\n", count: 400_000),
      to: "large.md")
    let terminal = try PseudoTerminal()
    let process = try terminal.run(
      ChildProcess.built("lariat"),
      ["export", document, "--as", "html", "--yes", "--directory", program.folder],
      environment: program.environment(["TERM": "dumb"]))
    _ = try terminal.output(until: "Writing\r\n")
    try terminal.type("cancel\n")
    let asked = try terminal.output(until: "Choose 1-")
    #expect(asked.contains("Nothing was written.\r\n"))
    #expect(!asked.contains("\u{1B}"))
    try terminal.type("cancel\n")
    #expect(process.wait() == .exited(2))
    #expect(try program.names(in: "").filter { $0 != "state" } == ["large.md"])
  }
}
