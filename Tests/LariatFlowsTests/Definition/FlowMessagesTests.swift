import LariatFlows
import Testing

/// The words of findings, one for each kind that has words of its own.
@Suite struct FlowMessagesTests {
  @Test(arguments: [
    (FlowText.on(#""oen""#), #"no step is named "oen"; did you mean "one"?"#),
    (FlowText.on(#""elsewhere""#), #"no step is named "elsewhere"; add it under "steps""#),
    (FlowText.on(#"{"end": "dnoe"}"#), #"no outcome is named "dnoe"; did you mean "done"?"#),
    (
      FlowText.on(#"{"stay": true, "sett": {}}"#),
      #"a transition has no key "sett"; did you mean "set"?"#
    ),
    (
      FlowText.on("{}"),
      "a transition leads nowhere; it has exactly one of go, push, back, backTo, stay, end"
    ),
    (
      FlowText.on(#"{"go": "one", "stay": true}"#),
      "a transition cannot go and stay at once; it has exactly one of go, push, back, backTo, stay, end"
    ),
    (
      FlowText.on(#"["one", "one"]"#),
      #"entries after this one are never reached; give it a "when" or put it last"#
    ),
    (
      FlowText.on(#"{"set": {"a": "${outptu.x}"}, "stay": true}"#),
      #""${outptu.x}" is no reference; did you mean "output"?"#
    ),
    (
      FlowText.step(#"{"screen": "a", "with": {"x": "${output.y}"}}"#),
      "output means nothing here; it is known only in the transitions of that output; keep it with set"
    ),
    (
      FlowText.step(#"{"screen": "a", "with": {"x": "${context.plac}"}}"#),
      #"nothing sets the context name "plac"; did you mean "place"?"#
    ),
    (
      FlowText.step(#"{"screen": "a", "journey": "b"}"#),
      #"the step "one" is screen and journey at once; a step is exactly one of them"#
    ),
    (
      FlowText.step(#"{"service": "a", "timeout": "30"}"#),
      #"a timeout cannot be "30"; write it like 500ms, 30s, 2m or 1h"#
    ),
    (
      FlowText.step(#"{"service": "a", "leave": "detatch"}"#),
      #"leave cannot be "detatch"; did you mean "detach"?"#
    ),
    (FlowText.top(#""title": 3"#), "a title is a string, found the number 3"),
    (
      FlowText.input(#""a": {"type": "integer", "default": "x"}"#),
      #"the default is not of its type; expected a whole number, found "x""#
    ),
    (#"{"lariat": 2}"#, "the file is of format 2; this version reads format 1; update it"),
  ])
  func `say what is wrong and how to mend it`(text: String, words: String) {
    let findings = FlowText.read(text).findings
    let found = findings.map { $0.problem + ($0.remedy.isEmpty ? "" : "; \($0.remedy)") }
    #expect(found == [words])
  }

  @Test func `every rule is listed once, with a summary`() {
    let rules = RuleID.fileRules.map(\.rule)
    #expect(Set(rules).count == rules.count)
    #expect(rules.allSatisfy { $0.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    #expect(RuleID.fileRules.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func `a file that is wrong all over is told quickly`() {
    let steps = (0..<2000).map { #""step\#($0)": {"screen": "a", "on": {"x": "stp\#($0)"}}"# }
    let text = FlowText.top("", steps: steps.joined(separator: ",") + #","one": {"screen": "a"}"#)
    let findings = FlowText.read(text).findings
    #expect(findings.count == 2000)
    #expect(findings.count { $0.remedy.hasPrefix("did you mean") } == 100)
  }
}
