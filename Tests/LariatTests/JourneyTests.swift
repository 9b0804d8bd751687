import Lariat
import LariatFlows
import Testing

/// The pure machine alone: what it answers to what it is told.
struct JourneyTests {
  static func journey(_ text: String, input: Object = [:]) throws -> Journey {
    let (definition, findings) = FlowDefinition.read(bytes: Array(text.utf8), file: "test.json")
    #expect(findings == [])
    let (flow, linked) = Linker(try .ask()).link(try #require(definition))
    #expect(linked == [])
    return Journey(try #require(flow), input: input)
  }

  static func flow(start: String = "\"first\"", _ steps: String) -> String {
    """
    { "lariat": 1, "journey": "test",
      "input": { "go": { "type": "boolean", "optional": true } },
      "context": { "n": { "type": "integer", "default": 0 } },
      "outcomes": {
        "done": { "status": "success", "result": { "n": "integer" }, "message": "n is ${result.n}" },
        "gone": { "status": "cancelled" } },
      "start": \(start),
      "steps": { \(steps) } }
    """
  }

  static func tell(_ id: String, _ transition: String) -> String {
    "\"\(id)\": { \"screen\": \"tell\", \"on\": { \"done\": \(transition) } }"
  }

  /// Effects in a few words.
  static func words(_ effects: [Effect]) -> [String] {
    effects.map { effect in
      switch effect {
      case .moved(let step, let movement): "\(step): \(movement)"
      case .end(let ticket): "end \(ticket)"
      case .cover(let ticket): "cover \(ticket)"
      case .uncover(let ticket): "uncover \(ticket)"
      case .enter(let visit): "enter \(visit.step.id) \(visit.ticket)"
      case .notice(let text): "notice \(text)"
      case .finish(let outcome): "finish \(outcome.name) \(outcome.message)"
      }
    }
  }

  @Test func `go ends this visit and enters a fresh one, also of the same step`() throws {
    var journey = try Self.journey(Self.flow(Self.tell("first", "\"first\"")))
    #expect(Self.words(try journey.start()) == ["enter first #1"])
    let effects = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(effects) == ["first: go first", "end #1", "enter first #2"])
  }

  @Test func `stay keeps the visit and its ticket`() throws {
    var journey = try Self.journey(
      Self.flow(
        Self.tell(
          "first",
          """
          [ { "when": { "value": "${context.n}", "equals": 0 }, "set": { "n": 1 }, "stay": true,
              "notice": "once more" },
            { "end": "gone" } ]
          """)))
    _ = try journey.start()
    let effects = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(effects) == ["first: stay", "notice once more"])
    #expect(journey.context["n"] == 1)
    let last = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(last) == ["first: end gone", "end #1", "finish gone "])
  }

  @Test func `push covers, back uncovers and restores the context, then sets`() throws {
    var journey = try Self.journey(
      Self.flow(
        [
          Self.tell("first", "{ \"push\": \"second\", \"set\": { \"n\": 5 } }"),
          Self.tell("second", "{ \"go\": \"third\", \"set\": { \"n\": 7, \"m\": 8 } }"),
          Self.tell("third", "{ \"back\": true, \"set\": { \"got\": \"${context.m}\" } }"),
        ].joined(separator: ",")))
    _ = try journey.start()
    let pushed = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(pushed) == ["first: push second", "cover #1", "enter second #2"])
    #expect(journey.context == ["n": 5])
    _ = try journey.receive("done", [:], from: Ticket(2))
    #expect(journey.context == ["n": 7, "m": 8])
    let back = try journey.receive("done", [:], from: Ticket(3))
    #expect(Self.words(back) == ["third: back", "end #3", "uncover #1"])
    #expect(journey.context == ["n": 0, "got": 8])
  }

  @Test func `backTo ends everything above the nearest, top first`() throws {
    var journey = try Self.journey(
      Self.flow(
        [
          Self.tell("first", "{ \"push\": \"second\" }"),
          Self.tell("second", "{ \"push\": \"third\" }"),
          Self.tell("third", "{ \"backTo\": \"first\" }"),
        ].joined(separator: ",")))
    _ = try journey.start()
    _ = try journey.receive("done", [:], from: Ticket(1))
    _ = try journey.receive("done", [:], from: Ticket(2))
    let effects = try journey.receive("done", [:], from: Ticket(3))
    #expect(
      Self.words(effects) == ["third: backTo first", "end #3", "end #2", "uncover #1"])
  }

  @Test func `only the ticket on top is heard`() throws {
    var journey = try Self.journey(
      Self.flow(
        Self.tell("first", "{ \"push\": \"second\" }") + "," + Self.tell("second", "\"first\"")))
    _ = try journey.start()
    _ = try journey.receive("done", [:], from: Ticket(1))
    #expect(!journey.hears(Ticket(1)))
    #expect(try journey.receive("done", [:], from: Ticket(1)).isEmpty)
    #expect(try journey.receive("done", [:], from: Ticket(9)).isEmpty)
    #expect(journey.hears(Ticket(2)))
  }

  @Test func `guards are tried in order, and one that cannot be decided is an error`() throws {
    let start = """
      [ { "when": { "isSet": "${input.go?}" }, "go": "first" },
        { "when": { "value": "${input.go}", "equals": true }, "go": "first" },
        { "end": "gone" } ]
      """
    let text = Self.flow(start: start, Self.tell("first", "{ \"end\": \"gone\" }"))
    var given = try Self.journey(text, input: ["go": false])
    #expect(Self.words(try given.start()) == ["enter first #1"])
    var missing = try Self.journey(text)
    #expect {
      try missing.start()
    } throws: {
      "\($0)".hasPrefix("test.json:8:")
        && "\($0)".hasSuffix("${input.go} is not set here")
    }
  }

  @Test func `each set sees the context from before, and count comes after`() throws {
    var journey = try Self.journey(
      Self.flow(
        [
          Self.tell(
            "first",
            """
            { "go": "second", "set": { "n": 3, "m": "${context.n}" }, "count": ["n", "times"] }
            """),
          Self.tell("second", "{ \"end\": \"done\", \"with\": { \"n\": \"${context.n}\" } }"),
        ].joined(separator: ",")))
    _ = try journey.start()
    _ = try journey.receive("done", [:], from: Ticket(1))
    #expect(journey.context == ["n": 4, "m": 0, "times": 1])
    let effects = try journey.receive("done", [:], from: Ticket(2))
    #expect(Self.words(effects) == ["second: end done", "end #2", "finish done n is 4"])
    #expect(journey.outcome?.result == ["n": 4])
  }

  @Test func `dismissal goes back where something lies underneath, else ends cancelled`() throws {
    var journey = try Self.journey(
      Self.flow(
        Self.tell("first", "{ \"push\": \"second\" }") + "," + Self.tell("second", "\"first\"")))
    _ = try journey.start()
    _ = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(try journey.dismiss()) == ["second: back", "end #2", "uncover #1"])
    #expect(
      Self.words(try journey.dismiss()) == ["first: end gone", "end #1", "finish gone "])
    #expect(try journey.dismiss().isEmpty)
  }

  @Test func `stopping ends every visit, top first, once`() throws {
    var journey = try Self.journey(
      Self.flow(
        Self.tell("first", "{ \"push\": \"second\" }") + "," + Self.tell("second", "\"first\"")))
    _ = try journey.start()
    _ = try journey.receive("done", [:], from: Ticket(1))
    #expect(Self.words(journey.stop()) == ["end #2", "end #1"])
    #expect(journey.stop().isEmpty)
    #expect(try journey.receive("done", [:], from: Ticket(2)).isEmpty)
  }

  @Test func `more than a hundred steps without a screen name the loop`() throws {
    var journey = try Self.journey(
      Self.flow(
        """
        "first": { "service": "echo", "with": { "text": "a" },
          "on": { "said": "second", "failed": "second", "cancelled": "second" } },
        "second": { "service": "echo", "with": { "text": "b" },
          "on": { "said": "first", "failed": "first", "cancelled": "first" } }
        """))
    _ = try journey.start()
    #expect(throws: JourneyError.endless(["first", "second", "first"])) {
      for number in 1...200 {
        _ = try journey.receive("said", ["text": "a"], from: Ticket(number))
      }
    }
    #expect(journey.current?.ticket == Ticket(Journey.maximumSilence))
  }
}
