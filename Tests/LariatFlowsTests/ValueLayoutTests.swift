import LariatFlows
import Testing

@Suite struct ValueLayoutTests {
  @Test func `puts on a line what fits there`() {
    let value: Value = ["a": [1, 2], "b": ["c": "d"], "e": [], "f": [:]]
    #expect(
      value.layout(width: 60) == #"{ "a": [1, 2], "b": { "c": "d" }, "e": [], "f": {} }"# + "\n")
  }

  @Test func `breaks what does not fit, the key and the comma counted`() {
    let value: Value = ["ab": [1, 2], "cdefghijk": [1, 20], "l": ["m": "a long text"]]
    #expect(
      value.layout(width: 20) == """
        {
          "ab": [1, 2],
          "cdefghijk": [
            1,
            20
          ],
          "l": {
            "m": "a long text"
          }
        }

        """)
  }

  @Test func `reads back as the same value`() throws {
    let value: Value = [
      "text": "a \"b\"\n", "numbers": [1.5, -3, nil, true], "in": [["x": [[], [[:]]]]],
    ]
    for width in 0...60 {
      let text = value.layout(width: width)
      let (document, findings) = JSONReader.read(Array(text.utf8), file: "value.json")
      #expect(findings == [])
      #expect(try #require(document).root.value == value)
    }
  }
}
