import LariatFlows

/// Reading of a large flow file into typed values.
enum FlowBenchmark {
  /// A correct flow of that many steps: pickers of two options, one after another.
  static func text(steps: Int) -> [UInt8] {
    var text = """
      { "lariat": 1, "journey": "large", "title": "Large",
        "outcomes": { "done": { "status": "success" }, "left": { "status": "cancelled" } },
        "start": "step-0",
        "steps": {

      """
    for number in 0..<steps {
      let next = number + 1 < steps ? "\"go\": \"step-\(number + 1)\"" : "\"end\": \"done\""
      text += """
            "step-\(number)": {
              "screen": "picker",
              "with": {
                "title": "Question \(number)",
                "options": [
                  { "value": "one", "label": "The first", "detail": "of two" },
                  { "value": "two", "label": "The second", "detail": "of two" }
                ],
                "selected": "${context.answer?}"
              },
              "on": {
                "chosen": { "set": { "answer": "${output.value}" }, \(next) },
                "cancelled": { "end": "left" }
              }
            }\(number + 1 < steps ? "," : "")

        """
    }
    return Array((text + "  } }\n").utf8)
  }

  /// Milliseconds to read it.
  static func milliseconds(_ bytes: [UInt8], steps: Int) throws -> Double {
    let clock = ContinuousClock()
    var read = 0
    let time = clock.measure {
      let (definition, findings) = FlowDefinition.read(bytes: bytes, file: "large.json")
      read = findings.isEmpty ? definition?.steps.count ?? 0 : 0
    }
    try require(read == steps, "all \(steps) steps were read")
    return time.seconds * 1000
  }
}
