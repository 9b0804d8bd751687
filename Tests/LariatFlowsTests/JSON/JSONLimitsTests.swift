import LariatFlows
import Testing

@Suite struct JSONLimitsTests {
  @Test(arguments: ["[", "{\"a\":"])
  func `nesting to the limit is read, and beyond it is a finding`(opening: String) {
    let limit = JSONReader.depthLimit
    let closing = opening == "[" ? "]" : "}"
    func text(depth: Int) -> [UInt8] {
      let inside = String(repeating: opening, count: depth - 1) + (opening == "[" ? "[]" : "{}")
      return Array((inside + String(repeating: closing, count: depth - 1)).utf8)
    }
    #expect(JSONReader.read(text(depth: limit), file: "a.json").findings == [])
    let start = limit * opening.utf8.count
    #expect(
      JSONReader.read(text(depth: limit + 1), file: "a.json").findings.map(Pointer.init)
        == [Pointer(.tooDeep, start..<(start + 1))])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a hundred thousand levels are one finding`(opening: String) {
    let bytes = Array(String(repeating: opening, count: 100_000).utf8)
    let (document, findings) = JSONReader.read(bytes, file: "a.json")
    #expect(document == nil)
    #expect(findings.map(\.rule) == [.tooDeep])
  }

  @Test func `a string of ten megabytes is read`() {
    let text = String(repeating: "0123456789", count: 1_000_000)
    let document = JSONReader.read(Array("\"\(text)\"".utf8), file: "a.json").document
    #expect(document?.root.value == .string(text))
  }

  @Test func `rubbish is not reported without end`() {
    let bytes = Array(String(repeating: "x ", count: 10_000).utf8)
    let findings = JSONReader.read([UInt8(ascii: "[")] + bytes, file: "a.json").findings
    #expect(findings.count == 100)
  }
}
