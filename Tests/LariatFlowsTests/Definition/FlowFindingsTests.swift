import LariatFlows
import Testing

@Suite struct FlowFindingsTests {
  @Test(
    arguments: [
      (FlowText.top(#"⟦"titel"⟧: "A""#), [.unknownKey]),
      (FlowText.top(#""title": ⟦3⟧"#), [.wrongType]),
      (FlowText.top(#""hidden": ⟦"yes"⟧, "group": ⟦[]⟧"#), [.wrongType, .wrongType]),
      (
        FlowText.top(#""also": ["b", ⟦"b"⟧, ⟦"a"⟧, ⟦"c d"⟧, ⟦1⟧]"#),
        [.duplicateName, .duplicateName, .oddName, .wrongType]
      ),
      (FlowText.top(#""note": "x", "$schema": "y""#), []),
      ("⟦{⟧}", [.missingKey, .missingKey, .missingKey, .missingKey, .missingKey]),
      ("⟦[]⟧", [.wrongType]),
      (#"{"lariat": ⟦2⟧, "whatever": true}"#, [.newerFormat]),
      (FlowText.outcome(#"{"status": "success"}"#).replacing("1,", with: "⟦0⟧,"), [.wrongValue]),
      (
        FlowText.outcome(#"{"status": "success"}"#).replacing(#""a""#, with: #"⟦"b"⟧"#), [.fileName]
      ),
      (
        FlowText.outcome(#"{"status": "success"}"#).replacing(#""a""#, with: #"⟦"a b"⟧"#),
        [.fileName, .oddName]
      ),
    ] as [(String, [RuleID])])
  func `of the whole file`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      (FlowText.outcome("⟦{⟧}"), [.missingKey]),
      (FlowText.outcome(#"{"status": ⟦"sucess"⟧}"#), [.wrongValue]),
      (
        FlowText.outcome(
          #"{"status": "success", "message": "${result.a} ⟦${result.b}⟧", "result": {"a": "string"}}"#
        ), [.unknownField]
      ),
      (FlowText.outcome(#"{"status": "success", "message": "⟦${result.b}⟧"}"#), [.unknownField]),
      (FlowText.outcome(#"{"status": "success", "message": "⟦${output.b}⟧"}"#), [.referenceScope]),
      (
        FlowText.top(
          #""stores": {"s": {"module": "m", "with": {"a": "${input.name}", "b": "⟦${context.place}⟧"}}, "t": ⟦{⟧}}"#
        ), [.referenceScope, .missingKey]
      ),
      (
        FlowText.top(#""context": {"n": {"type": "integer", "default": ⟦"x"⟧}, ⟦"ö"⟧: "string"}"#),
        [.wrongDefault, .oddName]
      ),
    ] as [(String, [RuleID])])
  func `of outcomes, stores and context`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      (FlowText.top("", steps: #"⟦"one"⟧: {}"#), [.stepKind]),
      (FlowText.step(#"{"screen": "a", ⟦"service"⟧: "b"}"#), [.stepKind]),
      (FlowText.step("⟦3⟧"), [.wrongType]),
      (FlowText.step(#"{"screen": "a", ⟦"timeout"⟧: "3s"}"#), [.unknownKey]),
      (FlowText.step(#"{"screen": "a", ⟦"whith"⟧: {}, "note": "x"}"#), [.unknownKey]),
      (FlowText.step(#"{"screen": ⟦1⟧, "on": {"x": ⟦"two"⟧}}"#), [.wrongType, .unknownStep]),
      (
        FlowText.step(#"{"screen": "a", "store": ⟦"s"⟧, "use": {"verify": ⟦1⟧, ⟦"a b"⟧: "c.d"}}"#),
        [.unknownStore, .wrongType, .oddName]
      ),
      (FlowText.step(#"{"screen": "a", "on": {⟦"a b"⟧: "one", "a.b": "one"}}"#), [.oddName]),
      (FlowText.step(#"{"service": "a", "timeout": ⟦"30"⟧}"#), [.wrongValue]),
      (FlowText.step(#"{"service": "a", "timeout": ⟦30⟧}"#), [.wrongType]),
      (FlowText.step(#"{"service": "a", "timeout": ⟦"0s"⟧}"#), [.wrongValue]),
      (FlowText.step(#"{"service": "a", "timeout": ⟦"99999999999999999h"⟧}"#), [.wrongValue]),
      (FlowText.step(#"{"service": "a", "leave": ⟦"detatch"⟧}"#), [.wrongValue]),
      (FlowText.step(#"{"service": "a", "on": {⟦"timedOut"⟧: "one"}}"#), [.strayTimedOut]),
      (FlowText.step(#"{"service": "a", "timeout": "1s", "on": {"timedOut": "one"}}"#), []),
      (FlowText.step(#"{"screen": "a", "on": {"timedOut": "one"}}"#), []),
      (FlowText.step(#"{"service": "a", "retry": ⟦{⟧}}"#), [.missingKey, .missingKey]),
      (
        FlowText.step(#"{"service": "a", "retry": {"times": ⟦0⟧, "on": ⟦[]⟧, "after": ⟦"1 s"⟧}}"#),
        [.wrongValue, .emptyList, .wrongValue]
      ),
      (
        FlowText.step(#"{"service": "a", "retry": {"times": 1, "on": ["failed", ⟦"timedOut"⟧]}}"#),
        [.strayTimedOut]
      ),
      (FlowText.step(#"{"journey": {"from": "⟦${output.x}⟧"}}"#), [.referenceScope]),
      (FlowText.step(#"{"journey": {"from": ⟦"sign-in"⟧}}"#), [.badReference]),
      (FlowText.step(#"{"journey": {"from": "⟦${context.place?}⟧"}}"#), [.optionalReference]),
      (FlowText.step(#"{"journey": ⟦{⟧⟦"form"⟧: "x"}}"#), [.missingKey, .unknownKey]),
      (
        FlowText.step(
          #"{"screen": "a", "with": {"free": {"on": 1, "screen": {"x": ["anything"]}}}}"#), []
      ),
    ] as [(String, [RuleID])])
  func `of steps`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      (FlowText.on("⟦[]⟧"), [.emptyList]),
      (FlowText.on("⟦3⟧"), [.wrongType]),
      (FlowText.on("⟦{⟧}"), [.verbCount]),
      (FlowText.on(#"{"go": "one", ⟦"end"⟧: "done"}"#), [.verbCount]),
      (FlowText.on(#"⟦"on"⟧"#), [.unknownStep]),
      (FlowText.on(#"{"push": ⟦"on"⟧}"#), [.unknownStep]),
      (FlowText.on(#"{"backTo": ⟦"on"⟧}"#), [.unknownStep]),
      (FlowText.on(#"{"end": ⟦"don"⟧}"#), [.unknownOutcome]),
      (FlowText.on(#"{"back": ⟦false⟧}"#), [.wrongType]),
      (FlowText.on(#"{"stay": ⟦"one"⟧}"#), [.wrongType]),
      (
        FlowText.on(
          #"[{"back": true}, "one"]"#.replacing("{", with: "⟦{").replacing("}", with: "}⟧")),
        [.openEntry]
      ),
      (FlowText.on(#"[⟦"one"⟧, {"stay": true}]"#), [.openEntry]),
      (FlowText.on(#"{"when": ⟦{"isSet": "${output.x}"}⟧, "go": "one"}"#), [.openEntry]),
      (FlowText.on(#"{"back": true, ⟦"with"⟧: {}}"#), [.strayWith]),
      (FlowText.on(#"{"stay": true, ⟦"with"⟧: {}}"#), [.strayWith]),
      (
        FlowText.on(#"{"end": "done", "with": {"x": "${output.x?}"}, "notice": "⟦${otput.x}⟧"}"#),
        [.badReference]
      ),
      (
        FlowText.on(#"{"stay": true, "count": ["tries", ⟦1⟧], "set": {⟦"a.b"⟧: 1}}"#),
        [.wrongType, .oddName]
      ),
      (FlowText.on(#"{"stay": true, ⟦"sett"⟧: {}, "note": "x"}"#), [.unknownKey]),
      (
        FlowText.step(#"{"service": "a", "on": {"x": {⟦"push"⟧: "one"}, "y": {⟦"stay"⟧: true}}}"#),
        [.misplacedVerb, .misplacedVerb]
      ),
      (
        FlowText.step(#"{"journey": "b", "on": {"x": {⟦"push"⟧: "one"}, "y": {⟦"stay"⟧: true}}}"#),
        [.misplacedVerb, .misplacedVerb]
      ),
      (FlowText.top("").replacing(#""go""#, with: #"⟦"push"⟧"#), [.misplacedVerb]),
      (FlowText.top("").replacing(#""go": "one""#, with: #"⟦"back"⟧: true"#), [.misplacedVerb]),
      (FlowText.top("").replacing(#""here""#, with: #""⟦${output.x}⟧""#), [.referenceScope]),
    ] as [(String, [RuleID])])
  func `of transitions`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      (FlowText.when("⟦{⟧}"), [.conditionForm]),
      (FlowText.when("⟦true⟧"), [.wrongType]),
      (FlowText.when(#"⟦{⟧"value": "${output.x}"}"#), [.conditionForm]),
      (FlowText.when(#"⟦{⟧"equals": 1}"#), [.conditionForm]),
      (FlowText.when(#"{"value": "${output.x}", "atLeast": 1, ⟦"atMost"⟧: 2}"#), [.conditionForm]),
      (FlowText.when(#"{⟦"value"⟧: "${output.x}", "isSet": "${output.x}"}"#), [.conditionForm]),
      (FlowText.when(#"{"value": ⟦"x"⟧, "equals": 1}"#), [.badReference]),
      (FlowText.when(#"{"value": ⟦"${output.x} y"⟧, "equals": 1}"#), [.badReference]),
      (
        FlowText.when(#"{"value": "⟦${output.x?}⟧", "equals": "⟦${context.place?}⟧"}"#),
        [.optionalReference, .optionalReference]
      ),
      (FlowText.when(#"{"value": "${output.x}", "in": ⟦1⟧}"#), [.wrongType]),
      (FlowText.when(#"{"value": "${output.x}", "in": ⟦[]⟧}"#), [.emptyList]),
      (FlowText.when(#"{"all": ⟦[]⟧}"#), [.emptyList]),
      (
        FlowText.when(#"{"any": [{"isSet": "${output.x?}"}, {"not": {"isSet": ⟦3⟧}}]}"#),
        [.wrongType]
      ),
      (
        FlowText.when(#"{"not": {"any": [{⟦"isset"⟧: "${output.x?}", "isSet": "${output.x?}"}]}}"#),
        [.unknownKey]
      ),
    ] as [(String, [RuleID])])
  func `of conditions`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      (FlowText.input(#""a": ⟦3⟧"#), [.wrongType]),
      (FlowText.input(#""a": ⟦{⟧"optional": true}"#), [.missingKey]),
      (FlowText.input(#""a": ⟦"object"⟧"#), [.missingKey]),
      (FlowText.input(#""a": {"type": "string", ⟦"defualt"⟧: "x"}"#), [.unknownKey]),
      (
        FlowText.input(#""a": {"type": "string", "optional": true, "default": ⟦"x"⟧}"#),
        [.optionalDefault]
      ),
      (FlowText.input(#""a": {"type": "string", "default": ⟦1⟧}"#), [.wrongDefault]),
      (
        FlowText.input(
          #""a": {"type": "number", "default": 1}, "b": {"type": "integer", "default": ⟦1.0⟧}"#),
        [.wrongDefault]
      ),
      (FlowText.input(#""a": {"type": "number", "default": ⟦9007199254740993⟧}"#), [.wrongDefault]),
      (FlowText.input(#""a": {"enum": ["x"], "default": ⟦"y"⟧}"#), [.wrongDefault]),
      (
        FlowText.input(#""a": {"type": "array", "items": "integer", "default": ⟦[1, "x"]⟧}"#),
        [.wrongDefault]
      ),
      (FlowText.input(#""a": {"type": "integer", "minimum": 2, "maximum": ⟦1⟧}"#), [.wrongValue]),
      (FlowText.input(#""a": {"type": "integer", "minimum": ⟦1.5⟧}"#), [.wrongType]),
      (
        FlowText.input(
          #""a": {"type": "boolean", ⟦"minimum"⟧: 1}, "b": {"type": "mine", ⟦"items"⟧: "string"}"#),
        [.strayFacet, .strayFacet]
      ),
      (
        FlowText.input(#""a": {"type": "string", "writeOnly": true, ⟦"format"⟧: "path"}"#),
        [.strayFacet]
      ),
      (FlowText.input(#""a": {"type": "string", "format": ⟦"pth"⟧}"#), [.wrongValue]),
      (
        FlowText.input(#""a": {"enum": ⟦[]⟧}, "b": {"enum": ["x", ⟦"x"⟧, ⟦1⟧, ⟦{⟧"label": "y"}]}"#),
        [.emptyList, .duplicateName, .wrongType, .missingKey]
      ),
      (
        FlowText.input(
          #""a": {"type": "object", "properties": {"b": {"type": "array", "items": {⟦"tpye"⟧: "string", "type": "string"}}}}"#
        ), [.unknownKey]
      ),
      (
        FlowText.input(
          #""a": {"type": "object", "properties": {"b": {"type": "string", ⟦"argument"⟧: true}}}"#),
        [.unknownKey]
      ),
      (
        FlowText.input(
          #""a": {"type": "string", "argument": true}, ⟦"b"⟧: {"type": "string", "argument": true}"#
        ), [.wrongValue]
      ),
      (FlowText.input(#"⟦"-a"⟧: "string", ⟦""⟧: "string""#), [.oddName, .oddName]),
      (FlowText.top(#""types": {⟦"string"⟧: "integer"}"#), [.oddName]),
    ] as [(String, [RuleID])])
  func `of types`(marked: String, rules: [RuleID]) {
    expect(marked, rules)
  }

  @Test(
    arguments: [
      ("⟦${}⟧", [.badReference]), ("⟦${input}⟧", [.badReference]), ("⟦${name}⟧", [.badReference]),
      ("⟦${inptu.name}⟧", [.badReference]), ("⟦${ input.name }⟧", [.badReference]),
      ("⟦${input..name}⟧", [.badReference]), ("⟦${input?.name}⟧", [.badReference]),
      ("⟦${input.name??}⟧", [.badReference]), ("⟦${input.nä}⟧", [.badReference]),
      ("a ⟦${input.name⟧", [.badReference]), ("${input.name} ⟦${input.nme}⟧", [.unknownInput]),
      ("${context.place} ⟦${context.plce?}⟧", [.unknownContext]),
      ("⟦${result.x}⟧", [.referenceScope]),
      ("⟦${row.x}⟧", [.referenceScope]), ("⟦${output.x}⟧", [.referenceScope]),
      (
        #"é\u00e9\ud83d\ude00\n\"⟦${input.x}⟧ \u20ac⟦${output.x}⟧"#,
        [.unknownInput, .referenceScope]
      ),
      ("$${input.x} $ {x} $", []),
    ] as [(String, [RuleID])])
  func `of references`(marked: String, rules: [RuleID]) {
    expect(FlowText.step(#"{"screen": "a", "with": {"text": "\#(marked)"}}"#), rules)
  }

  private func expect(_ marked: String, _ rules: [RuleID]) {
    let expected = MarkedText(marked)
    let findings = FlowText.read(expected.text).findings
    let marks =
      expected.marks.count == 1
      ? Array(repeating: expected.marks[0], count: rules.count) : expected.marks
    #expect(findings.map(Pointer.init) == zip(rules, marks).map { Pointer($0, $1) }, "\(findings)")
    #expect(rules.count >= expected.marks.count)
  }
}
