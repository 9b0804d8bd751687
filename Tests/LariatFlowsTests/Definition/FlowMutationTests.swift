import LariatFlows
import Testing

/// Broken flows are findings, never a trap. The variants are always the same ones.
@Suite struct FlowMutationTests {
  private static let text = #"""
    {"lariat": 1, "journey": "a", "title": "Ünïcödé 🌦", "also": ["b"], "hidden": false,
    "input": {"i": {"type": "array", "items": {"enum": ["x", {"value": "y"}]}, "default": ["x"]}},
    "types": {"t": {"type": "object", "properties": {"n": {"type": "integer", "minimum": -9}}}},
    "context": {"c": {"type": "number", "default": 1.5e3}},
    "outcomes": {"done": {"status": "success", "result": {"r": "t"}, "message": "\u00e9${result.r}"}},
    "start": [{"when": {"not": {"isSet": "${input.i?}"}}, "go": "one"}, "one"],
    "steps": {"one": {"screen": "s", "store": "w", "use": {"v": "a.b"}, "with": {"x": [null, "$${ ${context.c}"]},
    "on": {"o": [{"when": {"all": [{"value": "${output.v}", "in": [1, 2]}]}, "push": "two"}, {"stay": true, "count": "k"}]}},
    "two": {"service": "z", "timeout": "30s", "retry": {"times": 1, "after": "1ms", "on": ["failed"]}, "on": {"failed": {"end": "done"}}}},
    "stores": {"w": {"module": "w", "with": {"i": "${input.i}"}}}}
    """#

  /// Bytes that mean something to the reader, and some that never should be there.
  private static let alphabet =
    Array("{}[]\",:\\u0dD8$?. \n\t-+eE91tfn/*".utf8) + [0, 0x80, 0xC3, 0xED, 0xF0, 0xFF]

  @Test(arguments: 0..<8)
  func `no change to a flow traps`(seed: Int) {
    var numbers = SplitMix(state: UInt64(seed))
    let original = Array(Self.text.utf8)
    #expect(FlowDefinition.read(bytes: original, file: "a.json").findings == [])
    for _ in 0..<250 {
      var bytes = original
      for _ in 0...(numbers.below(3)) { Self.mutate(&bytes, &numbers) }
      let (definition, findings) = FlowDefinition.read(bytes: bytes, file: "a.json")
      #expect(definition != nil || findings.hasErrors)
      #expect(findings.allSatisfy { Self.isInside($0, bytes.count) })
    }
  }

  @Test func `no beginning of a flow traps`() {
    let original = Array(Self.text.utf8)
    for length in stride(from: 0, to: original.count, by: 4) {
      #expect(
        FlowDefinition.read(bytes: Array(original[..<length]), file: "a.json").findings.hasErrors)
    }
  }

  @Test func `conditions and types nested to the limit are read`() {
    let depth = JSONReader.depthLimit - 8
    let condition =
      String(repeating: #"{"not": "#, count: depth) + #"{"isSet": "${output.x}"}"#
      + String(repeating: "}", count: depth)
    let (flow, findings) = FlowText.read(FlowText.when(condition))
    #expect(findings == [])
    #expect(flow?.steps.first?.on.first?.transitions.first?.when?.references.count == 1)
    let type =
      String(repeating: #"{"type": "array", "items": "#, count: depth) + #""t""#
      + String(repeating: "}", count: depth)
    let typed = FlowText.read(FlowText.top(#""context": {"c": \#(type)}"#)).definition
    #expect(typed?.context.resolve(in: ["t": .any]).fields.count == 1)
  }

  private static func isInside(_ finding: Finding, _ count: Int) -> Bool {
    finding.place.map { 0 <= $0.start.offset && $0.start <= $0.end && $0.end.offset <= count }
      ?? false
  }

  private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let position = numbers.below(bytes.count)
    switch numbers.below(4) {
    case 0: bytes[position] = alphabet[numbers.below(alphabet.count)]
    case 1: bytes.insert(alphabet[numbers.below(alphabet.count)], at: position)
    case 2: bytes.removeSubrange(position..<min(bytes.count, position + 1 + numbers.below(12)))
    default:
      let end = min(bytes.count, position + 1 + numbers.below(40))
      bytes.insert(contentsOf: bytes[position..<end], at: numbers.below(bytes.count))
    }
  }
}

/// SplitMix64: a small generator whose numbers are the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
