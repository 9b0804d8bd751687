import Lariat
import LariatFlows
import LariatScenarios
import Testing

@MainActor
struct ScenarioRunnerTests {
  static let wholeOrder = orderScenario(
    """
    "stubs": { "order.send": [ { "progress": 0.5, "message": "half" },
                               { "output": "sent", "payload": { "number": 3 } } ] },
    "steps": [
      { "at": "ask", "see": ["Your order", "Larger still"], "notSee": "It costs",
        "do": [ { "choose": "large" }, { "press": "Ask the price" } ] },
      { "at": "order/ask", "see": "It costs 3", "state": { "Size": "Large", "Gift": false },
        "log": ["started order", "action ask priceAsked"],
        "do": [ { "type": "list.txt", "into": "File" }, { "type": { "secret": "code" }, "into": "Code" },
                { "toggle": "Ribbon" }, { "choose": "Ribbon" }, { "key": "Enter" } ] } ],
    "outcome": "sent", "result": { "number": 3 },
    "log": ["action ask fileEdited", "called send", "progress send 50 % half", "ended sent"]
    """)

  @Test func `passes where everything comes true`() async throws {
    let result = try await runScenario(Self.wholeOrder, secrets: ["code": "canary"])
    #expect(result.failures.map(\.description) == [])
    #expect(result.passed)
    #expect(
      result.ending
        == .outcome(
          JourneyOutcome("sent", .success, result: ["number": 3], message: "Order 3")))
    #expect(result.log.contains(#"action ask fileEdited("Scenarios/list.txt")"#))
    #expect(result.log.contains("action ask codeEdited(••••)"))
    #expect(!result.log.contains { $0.contains("canary") })
    #expect(result.log.contains(#"action ask extrasChosen(Set(["Ribbon"]))"#))
    #expect(!result.log.contains("action ask extrasChosen(Set([]))"))
  }

  @Test func `a running service can be watched, and left`() async throws {
    let result = try await runScenario(
      orderScenario(
        """
        "stubs": { "order.send": [ { "progress": 0.5, "message": "half" }, { "held": true } ] },
        "steps": [
          { "do": [ { "choose": "Small" }, { "press": "Continue" } ] },
          { "at": "send", "see": ["Sending", "50 % half"], "do": [ { "press": "Stop" } ] },
          { "at": "ask", "see": "Nothing was sent.", "do": [ { "key": "Esc" } ] } ],
        "outcome": "cancelled"
        """))
    #expect(result.failures.map(\.description) == [])
  }

  @Test func `waits move the clock, and nothing else does`() async throws {
    let result = try await runScenario(
      orderScenario(
        """
        "stubs": { "order.send": [ { "wait": "60s" }, { "output": "sent", "payload": { "number": 3 } } ] },
        "steps": [
          { "do": [ { "choose": "Small" }, { "press": "Continue" } ] },
          { "at": "send", "wait": "29s" },
          { "wait": "1s", "at": "send" } ],
        "outcome": "late"
        """))
    #expect(
      result.failures.map(\.finding.description) == [
        #"Scenarios/test.json:5:25: error: the journey is not at "send"; "#
          + #"it is at the end, with the outcome "late" [scenario-place]"#
      ])
  }

  /// Everything that a scenario can expect, each with a fault that must be noticed.
  @Test(arguments: [
    (
      #""steps": [ { "at": "ask", "see": "Nothing like it" } ]"#,
      #"1:56: error: "Nothing like it" is not on the screen [scenario-sight]"#
    ),
    (
      #""steps": [ { "at": "ask", "notSee": "Larger" } ]"#,
      #"1:59: error: "Larger" is on the screen [scenario-sight]"#
    ),
    (
      #""steps": [ { "state": { "Name": "Ada" } } ]"#,
      #"1:47: error: "Name" holds something else [scenario-state]"#
    ),
    (
      #""steps": [ { "state": { "Nmae": "" } } ]"#,
      #"1:47: error: no field is labelled "Nmae"; did you mean "Name"? there is "Size", "#
        + #""Name", "File", "Code", "Gift", "Extras" [scenario-label]"#
    ),
    (
      #""steps": [ { "log": "entered send" } ]"#,
      "1:43: error: the log has no such line so far [scenario-log]"
    ),
    (
      #""steps": [ { "do": [ { "choose": "Large" }, { "press": "Continue" } ] }, { "at": "ask" } ]"#,
      #"1:104: error: the journey is not at "ask"; it is at the end, with the outcome "sent" "#
        + "[scenario-place]"
    ),
    (
      #""steps": [ { "at": "ask", "do": [ { "press": "Contnue" } ] } ]"#,
      #"1:57: error: no button is labelled "Contnue"; did you mean "Continue"? there is "#
        + #""Ask the price", "Continue", "Cancel" [scenario-label]"#
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" }, { "press": "Cancel" } ] } ]"#,
      #"1:67: error: the screen has gone before press "Cancel"; begin a step for the end, with "#
        + #"the outcome "cancelled" [scenario-gesture]"#
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "outcome": "sent""#,
      "1:84: error: the journey ended in another outcome [scenario-outcome]"
    ),
    (
      #""steps": [ { "do": [ { "choose": "Large" }, { "press": "Continue" } ] } ], "result": { "number": 8 }"#,
      #"1:108: error: the result's "number" differs [scenario-result]"#
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "log": ["entered ask", "started order"]"#,
      #"1:96: error: the log has no such line after "entered ask" [scenario-log]"#
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "files": { "book.epub": true }"#,
      "1:84: error: there is no file book.epub [scenario-file]"
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "files": { "book.epub": "x" }"#,
      "1:84: error: there is no file book.epub [scenario-file]"
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "files": { "../work": false }"#,
      "1:84: error: ../work is there [scenario-file]"
    ),
    (
      #""steps": [ { "at": "ask" } ]"#,
      #"1:34: error: the journey has not ended after the last step: at "ask" it asks for "Size"; "#
        + "add a step [scenario-unfinished]"
    ),
    (
      #""steps": [ { "do": [ { "press": "Cancel" } ] } ], "stubs": { "order.send": [ { "output": "cancelled" } ] }"#,
      "1:100: error: 1 answer of order.send was never asked for; take them out, or see why the "
        + "service was not called [scenario-stub]"
    ),
    (
      #""steps": [ { "at": "aks" } ]"#,
      #"1:42: error: no step is named "aks"; did you mean "ask"? [scenario-step]"#
    ),
    (
      #""outcome": "snt""#,
      #"1:34: error: order has no outcome "snt"; did you mean "sent"? [scenario-outcome]"#
    ),
    (
      #""stubs": { "order.sned": [] }"#,
      #"1:34: error: no service is named "order.sned"; did you mean "order.send"? [scenario-stub]"#
    ),
    (
      #""stubs": { "order.send": [ { "output": "snt" } ] }"#,
      #"1:50: error: order.send never says "snt"; did you mean "sent"? [scenario-stub]"#
    ),
    (
      #""input": { "titel": "x" }"#,
      #"1:32: error: journey "order": there is no "titel"; did you mean "title"? [scenario-input]"#
    ),
    (
      #""steps": [ { "do": [ { "type": { "secret": "cde" }, "into": "Code" } ] } ]"#,
      #"1:44: error: the secret "cde" is not known; set LARIAT_SECRET_CDE [scenario-secret]"#
    ),
  ])
  func `notices what does not come true, and where`(members: String, finding: String) async throws {
    let result = try await runScenario(orderScenario(members))
    #expect(
      result.failures.map(\.finding.description) == ["Scenarios/test.json:\(finding)"])
  }

  @Test func `an unknown journey names the nearest`() async throws {
    let result = try await runScenario(#"{ "journey": "oder" }"#)
    #expect(
      result.failures.map(\.finding.description) == [
        #"Scenarios/test.json:1:14: error: no journey is named "oder"; did you mean "order"? "#
          + "[scenario-journey]"
      ])
  }

  @Test func `a failure shows the step, the screen and the last lines of the log`() async throws {
    let result = try await runScenario(
      orderScenario(#""steps": [ { "at": "ask", "state": { "Name": "Ada" } } ]"#))
    #expect(
      result.failures.map(\.description) == [
        """
        Scenarios/test.json:1:60: error: "Name" holds something else [scenario-state]
          step 1, at ask
          expected: "Ada"
          seen: ""
          screen:
            title "Your order"
            picker "Size" = none
              - Small
              - Medium
              - Large
              - Larger still
            text field "Name" = ""
            text field "File" = "" path
            secure field "Code" = ""
            toggle "Gift" = off
            multi-picker "Extras" = {}
              - Ribbon
              - Card
            button "Ask the price" disabled
            button "Continue" default
            button "Cancel" cancel
          log:
            started order {"title":"Your order"}
            entered ask {"title":"Your order"}
        """
      ])
  }
}
