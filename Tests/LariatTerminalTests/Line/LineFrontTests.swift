import Lariat
import LariatFlows
import LariatTerminal
import Testing

@MainActor
struct LineFrontTests {
  static let flow = """
    { "lariat": 1, "journey": "test",
      "outcomes": {
        "done": { "status": "success", "result": { "text": "string" } },
        "no": { "status": "failure" },
        "gone": { "status": "cancelled" } },
      "context": { "text": { "type": "string", "default": "" } },
      "start": "order",
      "steps": {
        "order": { "screen": "order", "on": {
          "ordered": { "set": { "text": "${output.text}" }, "go": "sure", "notice": "Noted." },
          "cancelled": { "end": "gone" } } },
        "sure": { "screen": "choice", "with": { "text": "Really order ${context.text}?" }, "on": {
          "yes": { "end": "done", "with": { "text": "${context.text}" } }, "no": { "end": "no" } } }
      } }
    """

  struct Played {
    var ending: RunEnding?
    var failure: FrontFailure?
    var transcript: String
    var secrets: [Bool]

    var text: String? {
      guard case .outcome(let outcome)? = ending else { return nil }
      return outcome.result["text"]?.text ?? outcome.name.rawValue
    }
  }

  func play(_ lines: [String], interactive: Bool = false) async throws -> Played {
    let environment = ShellEnvironment(stateFolder: "/nonexistent", now: { 0 })
    let dispatcher = Dispatcher(
      catalogue: try Catalogue(plugins: [OrderPlugin()], environment: environment),
      library: FlowLibrary(texts: ["test": Self.flow]), environment: environment)
    let console = ScriptedConsole(lines, isInteractive: interactive)
    let run = try dispatcher.start("test")
    var failure: FrontFailure?
    do { try await LineFront(console: console).drive(run) } catch { failure = error }
    return Played(
      ending: run.ending, failure: failure, transcript: console.transcript,
      secrets: console.secrets)
  }

  @Test func `asks each field once and shows every word of the screens`() async throws {
    let played = try await play(["Ada", "pw", "2", "milk, 2", "yes", "One.", "Two.", ".", "do"])
    #expect(played.text == "Ada|pw|large|milk+sugar|gift|One.\nTwo.")
    #expect(
      played.transcript == """

        Your order
        Name: Ada
        Code:\u{20}
        Size
          1) Small
          2) Large
          3) Larger
        Choose 1-3 [Small]: 2
        Extras
          1) Milk
          2) Sugar
        Choose any of 1-2, with commas [none]: milk, 2
        Gift (yes/no) [no]: yes
        Note (end with a line that holds only a full stop):
        One.
        Two.
        .
        Noted.

        Really order Ada|pw|large|milk+sugar|gift|One.
        Two.?
          1) Do it
          2) Leave it
        Choose 1-2 [Do it]: do

        """)
    #expect(played.secrets == [false, true, false, false, false, false, false, false, false])
  }

  @Test func `an empty line keeps what stands in brackets`() async throws {
    let played = try await play(["Ada", "", "", "", "", ".", ""])
    #expect(played.text == "Ada||small||plain|")
  }

  @Test func `after an error only that field is asked again`() async throws {
    let played = try await play(["", "pw", "large", "none", "no", ".", "Ada", ""])
    #expect(played.text == "Ada|pw|large||plain|")
    #expect(played.transcript.contains("  Name: A name is needed.\nName: Ada\nNoted."))
  }

  @Test(arguments: [
    (
      "huge",
      "  \"huge\" is none of the choices. Type a number from 1 to 3, a name or its beginning."
    ),
    ("4", "  \"4\" is none of the choices. Type a number from 1 to 3, a name or its beginning."),
    ("la", "  \"la\" fits Large, Larger. Type more of the name, or its number."),
  ])
  func `a wrong answer is explained and asked again`(_ answer: String, _ words: String) async throws
  {
    let played = try await play(["Ada", "", answer, "LARGE", "", "", ".", ""])
    #expect(played.text == "Ada||large||plain|")
    #expect(played.transcript.contains("\(words)\nChoose 1-3 [Small]: LARGE\n"))
  }

  @Test func `back asks the field before again, and leaves at the first`() async throws {
    let again = try await play(["Adda", "back", "Ada", "", "", "", "", ".", ""])
    #expect(again.text == "Ada||small||plain|")
    #expect(try await play(["back"]).text == "gone")
  }

  @Test func `cancel leaves, a backslash takes words literally`() async throws {
    #expect(try await play(["Ada", "cancel"]).text == "gone")
    #expect(try await play(["\\cancel", "", "", "", "", ".", ""]).text == "cancel||small||plain|")
    #expect(try await play(["\\\\x", "\\?", "", "", "", ".", ""]).text == "\\x|?|small||plain|")
  }

  @Test func `a question mark explains what may be typed`() async throws {
    let played = try await play(["?", "Ada", "", "", "", "", ".", ""])
    #expect(played.text == "Ada||small||plain|")
    #expect(
      played.transcript.contains(
        """
        Name: ?
          Type the answer. A backslash alone means no text at all.
          Enter alone keeps what stands in brackets.
          back and cancel leave; \\back and \\cancel are taken as the words themselves.
        Name: Ada
        """))
  }

  @Test func `the end of input ends the run, naming the question`() async throws {
    let played = try await play(["Ada", "pw"])
    #expect(played.failure == .unanswered(question: "Size", journey: "test", step: "order"))
    #expect(played.ending == nil)
  }

  @Test func `a pipe that never says anything right is not asked for ever`() async throws {
    let played = try await play(["Ada", ""] + Array(repeating: "huge", count: 200))
    #expect(played.failure == .unanswered(question: "Size", journey: "test", step: "order"))
  }

  @Test func `a terminal sees the same, without the echo that it makes itself`() async throws {
    let lines = ["Ada", "pw", "2", "milk", "yes", "One.", ".", "do"]
    let pipe = try await play(lines).transcript
    let terminal = try await play(lines, interactive: true).transcript
    #expect(Self.words(pipe).filter { !lines.contains($0) } == Self.words(terminal))
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { " \n".contains($0) }).map(String.init)
  }
}
