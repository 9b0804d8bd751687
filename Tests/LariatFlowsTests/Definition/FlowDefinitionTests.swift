import LariatFlows
import Testing

@Suite struct FlowDefinitionTests {
  @Test func `reads every part of a flow`() throws {
    let text = #"""
      {
        "$schema": "../Config/journey.schema.json",
        "lariat": 1, "journey": "a", "title": "All of it", "group": "Tests", "note": "For readers.",
        "hidden": true, "also": ["b", "c"],
        "input": {
          "document": {"type": "string", "format": "path", "argument": true, "default": "x.md", "description": "A file"},
          "as": {"type": "document-format", "optional": true},
          "pin": {"type": "string", "writeOnly": true},
          "tags": {"type": "array", "items": {"enum": ["x", {"value": "y", "label": "Y", "detail": "why"}]}, "default": ["x"]},
          "size": {"type": "object", "properties": {"width": {"type": "integer", "minimum": 1, "maximum": 9}, "unit": {"type": "unit", "optional": true}}, "optional": true}
        },
        "outcomes": {
          "done": {"status": "success", "result": {"path": "string", "ratio": {"type": "number", "minimum": 0.5, "optional": true}}, "message": "Wrote ${result.path} for ${input.document}"},
          "late": {"status": "timedOut"}
        },
        "stores": {"weather": {"module": "weather", "with": {"place": "${input.document}"}}},
        "types": {"unit": {"enum": ["cm", "in"]}, "alias": "unit"},
        "context": {"tries": {"type": "integer", "default": 0}, "name": "string"},
        "start": [{"when": {"isSet": "${input.as?}"}, "set": {"format": "${input.as}"}, "go": "one"}, "two"],
        "steps": {
          "one": {
            "screen": "picker", "store": "weather", "use": {"verify": "account.verify"}, "note": "First.",
            "with": {"title": "As $${x} ${context.format}!", "of": [1, 2.5, null, true, {"${k}": "${context.name?}"}]},
            "on": {
              "chosen": [
                {"when": {"all": [{"value": "${output.value}", "equals": "epub"}, {"not": {"value": "${output.value}", "in": ["a", "${context.name}"]}}]}, "push": "two", "with": {"x": 1}},
                {"when": {"any": [{"value": "${context.tries}", "atLeast": 3}, {"value": "${context.tries}", "atMost": 0}]}, "backTo": "two", "notice": "Again, ${context.name}"},
                {"stay": true, "set": {"last": "${output.value}"}, "count": ["tries", "other"], "note": "Once more."}
              ],
              "cancelled": {"back": true, "count": "tries"}
            }
          },
          "two": {
            "service": "document.export", "show": {"title": "Writing"}, "timeout": "1500ms", "leave": "detach",
            "retry": {"times": 2, "after": "2m", "on": ["failed", "timedOut"]},
            "on": {"timedOut": {"end": "late"}, "a.b": "three", "written": {"end": "done", "with": {"path": "${output.path}"}}}
          },
          "three": {"journey": "sign-in", "on": {"signed-in": "four"}},
          "four": {"journey": {"from": "${context.name}"}}
        }
      }
      """#
    let (definition, findings) = FlowText.read(text)
    #expect(findings == [])
    let outline = try FlowOutline(#require(definition)).lines
    #expect(outline == Self.expected.split(separator: "\n").map(String.init))
  }

  private static let expected = #"""
    a format 1 in Flows/a.json
    title All of it, group Tests, note For readers.
    hidden true, also [b, c]
    input document: string(path) = "x.md" argument (A file)
    input as: named document-format optional
    input pin: secret
    input tags: array of <x x |y Y why> = ["x"]
    input size: {width: a whole number from 1 to 9, unit?: named unit} optional
    outcome done success, message "Wrote "+${result.path}+" for "+${input.document}
      result path: string
      result ratio: a number of at least 0.5 optional
    outcome late timedOut, message -
    store weather of weather with {place: ${input.document}}
    type unit: unit<cm cm |in in >
    type alias: named unit
    context tries: a whole number = 0
    context name: string
    start go one when set(${input.as?}) set format=${input.as}
    start go two
    step one screen picker store weather use ["verify=account.verify"], note First.
      with {title: "As ${x} "+${context.format}+"!", of: [1, 2.5, null, true, {${k}: ${context.name?}}]}
      on chosen
        push two when all(${output.value} == "epub" & not(${output.value} in ["a", ${context.name}])) with {x: 1}
        backTo two when any(${context.tries} >= 3 | ${context.tries} <= 0) notice "Again, "+${context.name}
        stay set last=${output.value} count tries count other note Once more.
      on cancelled
        back count tries
    step two service document.export show {title: "Writing"} timeout 1.5 seconds retry 2 after 120.0 seconds on [failed, timedOut] leave detach, note -
      on timedOut
        end late
      on a.b
        go three
      on written
        end done with {path: ${output.path}}
    step three journey sign-in, note -
      on signed-in
        go four
    step four journey from ${context.name}, note -
    """#

  @Test func `places lead to every part`() throws {
    let marked = MarkedText(
      #"""
      {"lariat": 1, "journey": ⟦"a"⟧, "outcomes": {⟦"done"⟧: {"status": "success", "message": ⟦"x"⟧}},
      "input": {⟦"i"⟧: {"type": "string", "default": ⟦"v"⟧}}, "start": ⟦"one"⟧,
      "steps": {⟦"one"⟧: {"screen": ⟦"message"⟧, "with": {⟦"k"⟧: [⟦1⟧, "t ⟦${input.i}⟧"]},
      "on": {⟦"said"⟧: [⟦{"when": ⟦{"isSet": "${input.i}"}⟧, "set": {⟦"n"⟧: 1}, "end": ⟦"done"⟧}⟧, ⟦"one"⟧]}}}}
      """#)
    let flow = try #require(FlowText.read(marked.text).definition)
    let outcome = try #require(flow.outcomes.first)
    let input = try #require(flow.inputs.first)
    let step = try #require(flow.steps.first)
    guard case .screen(let screen) = step.kind else { return #expect(Bool(false)) }
    let argument = try #require(step.with.first)
    guard case .array(let elements) = argument.value.kind else { return #expect(Bool(false)) }
    let route = try #require(step.on.first)
    let transition = try #require(route.transitions.first)
    guard case .end(let end) = transition.verb else { return #expect(Bool(false)) }
    let places: [Place?] = [
      flow.journey.place, outcome.place, outcome.message?.place, input.place,
      input.defaultValue?.place, flow.start.first?.place, step.place, screen.screen.place,
      argument.place, elements[0].place, elements[1].references.first?.place, route.place,
      transition.place, transition.when?.place, transition.set.first?.place, end.place,
      route.transitions.last?.place,
    ]
    #expect(places.map { $0?.range } == marked.marks)
  }

  @Test(arguments: [
    (#""title": 3"#, false), (#""titel": "x""#, true), (#""also": ["a"]"#, true),
    (#""group": {}"#, false), (#""types": {"t": 3}"#, false), ("\"note\": Tru", false),
  ])
  func `a definition comes only when nothing had to be left out`(members: String, isWhole: Bool) {
    let (definition, findings) = FlowText.read(FlowText.top(members))
    #expect(findings.hasErrors)
    #expect((definition != nil) == isWhole)
  }

  @Test func `a definition comes although a step leads nowhere`() throws {
    let (definition, findings) = FlowText.read(FlowText.on(#""nowhere""#))
    #expect(findings.map(\.rule) == [.unknownStep])
    let transition = try #require(definition?.steps.first?.on.first?.transitions.first)
    guard case .go(let step) = transition.verb else { return #expect(Bool(false)) }
    #expect(step.value == "nowhere")
  }

  @Test func `a constant is a value without references`() throws {
    let step = #"{"screen": "a", "with": {"x": [1, {"y": "$${z}"}], "w": ["${input.name}"]}}"#
    let with = try #require(FlowText.read(FlowText.step(step)).definition?.steps.first?.with)
    #expect(with["x"]?.value.constant == [1, ["y": "${z}"]])
    #expect(with["w"]?.value.constant == nil)
    #expect(with.constant == nil)
    #expect(with.filter { $0.name == "x" }.constant == ["x": [1, ["y": "${z}"]]])
  }
}
