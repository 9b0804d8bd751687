import Lariat
import LariatFlows
import Testing

struct RecordTests {
  enum Size: String, ChoiceValue {
    case small
    case large
  }

  struct Part: Record, Equatable {
    let label: String
    let count: Int
    init(_ fields: inout Fields<Self>) {
      label = fields("label", \.label, "What people see")
      count = fields("count", \.count, "How many", default: 1, type: .integer(.init(minimum: 1)))
    }
  }

  struct Whole: Record, Equatable {
    let title: String
    let size: Size
    let weight: Double
    let hint: String?
    let parts: [Part]
    let password: Secret
    let kind: NamedChoices?
    init(_ fields: inout Fields<Self>) {
      title = fields("title", \.title, "Heading")
      size = fields("size", \.size, "How large", default: .small)
      weight = fields("weight", \.weight, "In grams", default: 0)
      hint = fields("hint", \.hint, "A few words")
      parts = fields("parts", \.parts, "What it has", default: [])
      password = fields("password", \.password, "Never shown", default: Secret(""))
      kind = fields("kind", \.kind, "A named type")
    }
  }

  let types = TypeTable(["format": ChoiceType(name: "format", choices: [Choice("epub")])])

  @Test func `decodes what it is given and fills in defaults`() throws {
    let whole = try Whole(
      decoding: [
        "title": "Box", "weight": 3, "parts": [["label": "Lid"]], "password": "pw",
        "kind": "format",
      ], types: types)
    #expect(whole.title == "Box")
    #expect(whole.size == .small)
    #expect(whole.weight == 3)
    #expect(whole.hint == nil)
    #expect(whole.parts.map(\.label) == ["Lid"])
    #expect(whole.parts.map(\.count) == [1])
    #expect(whole.password == Secret("pw"))
    #expect(whole.kind?.choices == [Choice("epub")])
  }

  @Test func `what it encodes decodes to the same`() throws {
    let whole = try Whole(
      decoding: [
        "title": "Box", "size": "large", "weight": 0.5, "hint": "h",
        "parts": [["label": "Lid", "count": 3]], "password": "pw", "kind": "format",
      ], types: types)
    #expect(try Whole(decoding: whole.encodedFields, types: types) == whole)
  }

  @Test func `reports everything that is wrong, with its path`() {
    #expect {
      try Whole(
        decoding: [
          "size": "huge", "weight": "heavy", "parts": [["label": "a"], ["label": 2, "count": 0]],
          "kind": "fromat", "hin": "x",
        ], types: types)
    } throws: { error in
      let texts = (error as? FieldIssues)?.issues.map(\.description)
      return texts == [
        "\"title\" is missing",
        "size: \"huge\" is not one of the choices; choose one of \"small\", \"large\"",
        "weight: expected a number, got \"heavy\"",
        "parts[1].label: expected a string, got 2",
        "parts[1].count: 0 is less than 1",
        "kind: no type is named \"fromat\"; did you mean \"format\"?",
        "there is no \"hin\"; did you mean \"hint\"?",
      ]
    }
  }

  @Test func `a secret given where it would be shown is refused`() {
    #expect(throws: FieldIssues([FieldIssue(path: [.member("title")], .secret)])) {
      try Whole(decoding: ["title": .secret(Secret("x"))])
    }
  }

  @Test func `an integer too large for a number is refused`() {
    #expect(throws: FieldIssues.self) {
      try Whole(decoding: ["title": "t", "weight": .integer((1 << 53) + 1)])
    }
  }

  @Test func `its fields give reference text`() {
    #expect(
      Whole.declarations.map(\.reference) == [
        "title: string: Heading",
        "size: (small | large) = \"small\": How large",
        "weight: number = 0: In grams",
        "hint: string, optional: A few words",
        "parts: list of { label: string, count: integer from 1 } = []: What it has",
        "password: secret = \"••••\": Never shown",
        "kind: name of a type, optional: A named type",
      ])
  }

  @Test func `its fields give a JSON schema`() {
    #expect(
      Part.declarations.schema == [
        "type": "object",
        "properties": [
          "label": ["type": "string", "description": "What people see"],
          "count": [
            "type": "integer", "minimum": 1, "description": "How many", "default": 1,
          ],
        ],
        "required": ["label"],
        "additionalProperties": false,
      ])
  }
}
