import LariatFlows
import Testing

@Suite struct JSONFindingsTests {
  @Test(
    arguments: [
      ("⟦⟧", [.jsonSyntax]),
      ("  ⟦⟧", [.jsonSyntax]),
      ("{} ⟦x⟧", [.jsonSyntax]),
      ("[1⟦ ⟧2]", [.jsonSyntax]),
      (#"{"a": 1⟦ ⟧"b": 2⟦,⟧}"#, [.jsonSyntax, .jsonSyntax]),
      (#"{"a" ⟦1⟧}"#, [.jsonSyntax]),
      (#"{⟦a⟧: 1, ⟦b⟧: 2}"#, [.jsonSyntax, .jsonSyntax]),
      ("[1, ⟦,⟧ 2]", [.jsonSyntax]),
      ("[⟦True⟧, ⟦None⟧]", [.jsonSyntax, .jsonSyntax]),
      ("[⟦'⟧a']", [.jsonSyntax]),
      ("[⟦// no⟧\n1, ⟦/* no */⟧ 2]", [.jsonSyntax, .jsonSyntax]),
      ("[⟦/* open]⟧⟦⟧", [.jsonSyntax, .jsonSyntax]),
      (
        "[⟦01⟧, ⟦1.⟧, ⟦.5⟧, ⟦+1⟧, ⟦-⟧, ⟦1e⟧, ⟦0x1F⟧, ⟦NaN⟧, ⟦-Infinity⟧]",
        Array(repeating: .jsonSyntax, count: 9)
      ),
      ("[⟦1e400⟧, ⟦-1e400⟧]", [.numberRange, .numberRange]),
      ("[\"a⟦\t⟧b⟦\u{1}⟧\"]", [.jsonSyntax, .jsonSyntax]),
      (#"["⟦\x⟧", "⟦\u12⟧", "⟦\ü⟧"]"#, [.jsonSyntax, .jsonSyntax, .jsonSyntax]),
      (
        #"["⟦\uD83D⟧", "⟦\uDE00⟧", "⟦\uD83D⟧A", "⟦\uD83D⟧⟦\uD83D⟧"]"#,
        Array(repeating: .loneSurrogate, count: 5)
      ),
      (#"⟪{⟫"a": 1⟦⟧"#, [.jsonSyntax]),
      (#"[⟪"⟫open⟦\#n⟧]"#, [.jsonSyntax]),
      ("[1⟦}⟧", [.jsonSyntax]),
      (#"{⟪"a"⟫: 1, "b": 2, ⟦"a"⟧: 3}"#, [.duplicateKey]),
      (#"{"x": {⟪"a"⟫: 1, ⟦"\u0061"⟧: 3}}"#, [.duplicateKey]),
      ("{⟪\"\u{E9}\"⟫: 1, ⟦\"e\u{301}\"⟧: 2}", [.duplicateKey]),
      ("{⟪\"K\"⟫: 1, ⟦\"\u{212A}\"⟧: 2}", [.duplicateKey]),
      ("⟦\u{FEFF}⟧{\"a\": ⟦tru⟧}", [.byteOrderMark, .jsonSyntax]),
    ] as [(String, [RuleID])])
  func `points at every fault`(marked: String, rules: [RuleID]) {
    let expected = MarkedText(marked)
    let (_, findings) = JSONReader.read(expected.bytes, file: "a.json")
    #expect(findings.map(Pointer.init) == zip(rules, expected.marks).map { Pointer($0, $1) })
    #expect(findings.flatMap(\.related).map(\.place.range) == expected.related)
    #expect(rules.count == expected.marks.count)
  }

  @Test(arguments: [
    (
      #"{"a":1,"a":2}"#,
      #"a.json:1:8: error: the key "a" stands twice; keep one of them (first here: a.json:1:2) [duplicate-key]"#
    ),
    (
      "\u{FEFF}{}",
      "a.json:1:1: error: the file begins with a byte order mark; save it as UTF-8 without one [byte-order-mark]"
    ),
    (
      "[\n  1 2]",
      "a.json:2:4: error: a comma is missing before the next entry; put it here [json-syntax]"
    ),
    (
      "[\"\\uDC00\"]",
      "a.json:1:3: error: half of a surrogate pair stands alone; write the character itself [lone-surrogate]"
    ),
    ("[True]", "a.json:1:2: error: True is no value; write true [json-syntax]"),
  ])
  func `says what is wrong and how to mend it`(text: String, line: String) {
    #expect(JSONReader.read(Array(text.utf8), file: "a.json").findings.map(\.description) == [line])
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0, 0x7B, 0, 0x7D], "UTF-16"), ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "UTF-16"),
      ([0x7B, 0, 0x7D, 0], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
      ([0, 0, 0, 0x7B], "UTF-32"), ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"),
    ] as [([UInt8], String)])
  func `names another encoding`(bytes: [UInt8], name: String) {
    let (document, findings) = JSONReader.read(bytes, file: "a.json")
    #expect(document == nil)
    #expect(findings.map(\.rule) == [.notUTF8])
    #expect(findings.map(\.problem) == ["the file is encoded as \(name)"])
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 2), ([0x22, 0xC3, 0x22], 1),
      ([0x22, 0xC3, 0xA4, 0xED, 0xA0, 0x80, 0x22], 3),
      ([0x22, 0x5C, 0x6E, 0xC0, 0xAF, 0x22], 3),
    ] as [([UInt8], Int)])
  func `points at the first byte of a string that is not UTF-8`(bytes: [UInt8], offset: Int) {
    let findings = JSONReader.read(bytes, file: "a.json").findings
    #expect(findings.map(Pointer.init) == [Pointer(.notUTF8, offset..<(offset + 1))])
  }
}
