import Lariat
import LariatFlows
import LariatScenarios
import Testing

struct ScenarioReaderTests {
  @Test func `reads everything that a scenario may say`() throws {
    let text = """
      { "scenario": "an order", "journey": "order", "note": "for readers",
        "input": { "title": "Hello" },
        "stubs": { "order.send": [
          { "progress": 0.5, "message": "half" }, { "wait": "2s" },
          { "output": "sent", "payload": { "number": 1 } },
          { "message": "dialling", "input": { "size": "s" } }, { "held": true } ] },
        "steps": [
          { "at": "ask", "see": "Hello", "notSee": ["Bye"], "wait": "500ms",
            "state": { "Name": "" }, "log": ["started order"],
            "do": [ { "choose": "Large", "from": "Size" }, { "type": "Ada", "into": "Name" },
                    { "type": { "secret": "code" } }, { "toggle": "Gift" }, { "key": "Esc" },
                    { "press": "Continue" } ] } ],
        "outcome": "sent", "result": { "number": 1 }, "log": "ended sent",
        "files": { "a": true, "b": false, "c": "x" } }
      """
    let (read, findings) = Scenario.read(bytes: Array(text.utf8), file: "a/b.json")
    #expect(findings == [])
    let scenario = try #require(read)
    #expect(scenario.name == "an order")
    #expect(scenario.folder == "a")
    #expect(scenario.movesClock)
    #expect(scenario.input == ["title": "Hello"])
    #expect(
      scenario.stubs.map(\.service) == ["order.send"])
    let calls = scenario.stubs[0].calls
    #expect(
      calls.map(\.events) == [
        [.progress(Progress(fraction: 0.5, message: "half")), .wait(.seconds(2))],
        [.progress(Progress(fraction: nil, message: "dialling"))],
      ])
    #expect(calls.map(\.ending) == [.answer(Answer("sent", ["number": 1])), .held])
    #expect(calls.map(\.input) == [nil, ["size": "s"]])
    let step = try #require(scenario.steps.first)
    #expect(step.at?.value == "ask")
    #expect(step.see.map(\.value) == ["Hello"])
    #expect(step.notSee.map(\.value) == ["Bye"])
    #expect(step.wait?.value == .milliseconds(500))
    #expect(step.state.map(\.label) == ["Name"])
    #expect(step.state.map(\.value) == [""])
    #expect(step.log.map(\.value) == ["started order"])
    #expect(
      step.gestures.map(\.value) == [
        .choose("Large", from: "Size"), .type(.text("Ada"), into: "Name"), .type(.secret("code")),
        .toggle("Gift"), .key("Esc"), .press("Continue"),
      ])
    #expect(step.gestures.map(\.place.description).first == "a/b.json:10:15")
    #expect(scenario.outcome?.value == "sent")
    #expect(scenario.result?.value == ["number": 1])
    #expect(scenario.log.map(\.value) == ["ended sent"])
    #expect(scenario.files.map(\.path) == ["a", "b", "c"])
    #expect(scenario.files.map(\.content) == [.present, .absent, .contains(["x"])])
  }

  @Test(arguments: [
    ("{ }", #"1:1: error: a scenario has no "journey"; add it [missing-key]"#),
    (
      #"{ "journey": "a", "step": [] }"#,
      #"1:19: error: a scenario has no key "step"; did you mean "steps"? [unknown-key]"#
    ),
    (
      #"{ "journey": "a", "steps": [ { "ta": "x" } ] }"#,
      #"1:32: error: a step has no key "ta"; did you mean "at"? [unknown-key]"#
    ),
    (
      #"{ "journey": "a", "steps": [ { "do": [ { "pres": "x" } ] } ] }"#,
      #"1:42: error: something done has no key "pres"; did you mean "press"? [unknown-key]"#
    ),
    (
      #"{ "journey": "a", "steps": [ { "do": [ { "press": "x", "key": "y" } ] } ] }"#,
      "1:40: error: several things are done here: press, key; "
        + "give exactly one of choose, type, press, toggle, key [scenario-gesture]"
    ),
    (
      #"{ "journey": "a", "steps": [ { "do": [ { "press": "x", "into": "y" } ] } ] }"#,
      #"1:64: error: press takes no "into"; it belongs to type [unknown-key]"#
    ),
    (
      #"{ "journey": "a", "stubs": { "s": [ { "progress": 0.5 } ] } }"#,
      #"1:37: error: this call is never answered; "#
        + #"end it with an output, or with "held": true [scenario-stub]"#
    ),
    (
      #"{ "journey": "a", "stubs": { "s": [ { "progress": 2 }, { "output": "x" } ] } }"#,
      "1:51: error: progress goes from 0 to 1 [wrong-value]"
    ),
    (
      #"{ "journey": "a", "stubs": { "s": [ { "progress": 1, "output": "x" } ] } }"#,
      "1:37: error: an answer is either progress, a wait, an output or held; "
        + "write one after the other in the list [scenario-stub]"
    ),
    (
      #"{ "journey": "a", "files": { "f": 1 } }"#,
      "1:35: error: what is expected of a file is true, false, or the texts that it holds, "
        + "found the number 1 [wrong-type]"
    ),
    (
      #"{ "journey": "a", "steps": [ { "wait": "soon" } ] }"#,
      #"1:40: error: a wait cannot be "soon"; write it like 500ms, 30s, 2m or 1h [wrong-value]"#
    ),
    (
      #"{ "journey": "a", "journey": "b" }"#,
      #"1:19: error: the key "journey" stands twice; keep one of them (first"#
    ),
  ])
  func `finds what is wrong, and where`(text: String, finding: String) {
    let (scenario, findings) = Scenario.read(bytes: Array(text.utf8), file: "s.json")
    #expect(scenario == nil)
    #expect(findings.map(\.description).joined(separator: "\n").hasPrefix("s.json:\(finding)"))
  }

  @Test func `a file that is not there is a finding`() {
    let (scenario, findings) = Scenario.load("/nonexistent/s.json")
    #expect(scenario == nil)
    #expect(findings.map(\.problem) == ["cannot read /nonexistent/s.json"])
  }
}
