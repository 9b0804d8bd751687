import LariatFlows
import Testing

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), (" false\n", false),
      ("0", 0), ("-0", 0), ("-12", -12), ("9223372036854775807", 9_223_372_036_854_775_807),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
      ("-9223372036854775809", .number(-0x1p63)), ("1.0", .number(1)), ("1e2", .number(100)),
      ("1E-2", .number(0.01)), ("1e-999", .number(0)),
      ("1.7976931348623157e308", 1.797_693_134_862_315_7e308),
      (#""""#, ""), (#""häß 🌦""#, "häß 🌦"), (#""a\n\t\r\b\f\/\\\"é""#, "a\n\t\r\u{8}\u{C}/\\\"é"),
      (#""😀\u0000""#, "😀\u{0}"), ("[]", []), ("{}", [:]),
      (#"[1, [2], {"a": null}]"#, [1, [2], ["a": nil]]),
      (#"{"b": 1, "a": {"b": 2}}"#, ["b": 1, "a": ["b": 2]]),
    ] as [(String, Value)])
  func `reads every kind of value`(text: String, value: Value) {
    let (document, findings) = JSONReader.read(Array(text.utf8), file: "a.json")
    #expect(findings == [])
    #expect(document?.root.value == value)
  }

  @Test func `keeps the order of members`() {
    let (document, _) = JSONReader.read(Array(#"{"b":1,"c":2,"a":3}"#.utf8), file: "a.json")
    #expect(document?.root.value.json == #"{"b":1,"c":2,"a":3}"#)
  }

  @Test func `knows the place of every key and value, columns in scalars`() throws {
    let text = "{\n  \"wörter\": [ \"Tür 🚪\", 12 ],\r\n  \"e\u{301}\": null\n}"
    let read = JSONReader.read(Array(text.utf8), file: "a.json")
    let document = try #require(read.document)
    var places: [String] = []
    func visit(_ node: JSONNode) {
      places.append(Self.show(document.place(of: node)))
      switch node.content {
      case .array(let elements): elements.forEach(visit)
      case .object(let members):
        for member in members {
          places.append(Self.show(document.place(ofKey: member)))
          visit(member.node)
        }
      default: break
      }
    }
    visit(document.root)
    #expect(
      places == [
        "1:1-4:2", "2:3-2:11", "2:13-2:28", "2:15-2:22", "2:24-2:26", "3:3-3:7", "3:9-3:13",
      ])
  }

  @Test func `finds columns far into a line that is not ASCII`() throws {
    let words = Array(repeating: "ü", count: 2000).map { "\"\($0)\"" }
    let text = "[\(words.joined(separator: ","))]"
    let document = try #require(JSONReader.read(Array(text.utf8), file: "a.json").document)
    guard case .array(let elements) = document.root.content else { return #expect(Bool(false)) }
    let columns = elements.map { document.place(of: $0).start.column }
    #expect(columns == (0..<2000).map { 2 + 4 * $0 })
  }

  private static func show(_ place: Place) -> String {
    "\(place.start.line):\(place.start.column)-\(place.end.line):\(place.end.column)"
  }
}
