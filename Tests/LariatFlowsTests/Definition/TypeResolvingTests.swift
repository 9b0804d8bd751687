import LariatFlows
import Testing

@Suite struct TypeResolvingTests {
  private let formats = ChoiceType(
    name: "document-format", choices: [Choice("epub"), Choice("html")])

  private func definition(_ members: String) throws -> FlowDefinition {
    let read = FlowText.read(FlowText.top(members))
    #expect(read.findings == [])
    return try #require(read.definition)
  }

  @Test func `names are looked up at every depth`() throws {
    let flow = try definition(
      #"""
      "context": {"all": {"type": "array", "items": {"type": "object", "properties":
      {"as": {"type": "document-format", "default": "epub", "description": "Format"}, "n": "integer"}}}}
      """#)
    let (fields, findings) = flow.context.resolve(in: ["document-format": .choice(formats)])
    #expect(findings == [])
    let record: [FieldDeclaration] = [
      FieldDeclaration("as", .choice(formats), "Format", defaultValue: "epub"),
      FieldDeclaration("n", .integer()),
    ]
    #expect(fields == [FieldDeclaration("all", .array(of: .record(record)))])
  }

  @Test func `an unknown name is a finding with the nearest one`() throws {
    let flow = try definition(#""context": {"a": "document-fromat", "b": "strng", "c": "any"}"#)
    let (fields, findings) = flow.context.resolve(in: ["document-format": .choice(formats)])
    #expect(fields == [FieldDeclaration("c", .any)])
    #expect(findings.map(\.rule) == [.unknownType, .unknownType])
    #expect(
      findings.map(\.remedy) == [#"did you mean "document-format"?"#, #"did you mean "string"?"#])
    #expect(findings.map(\.place) == flow.context.prefix(2).map(\.type.place))
  }

  @Test func `a default of a named type is checked once its name is known`() throws {
    let flow = try definition(#""context": {"a": {"type": "document-format", "default": "pdf"}}"#)
    let findings = flow.context.resolve(in: ["document-format": .choice(formats)]).findings
    #expect(findings.map(\.rule) == [.wrongDefault])
    #expect(findings.map(\.remedy) == [#"expected one of epub, html, found "pdf""#])
    #expect(findings.map(\.place) == [flow.context.first?.defaultValue?.place])
  }

  @Test func `a file's types see each other, in any order, and win over the catalogue's`() throws {
    let flow = try definition(
      #""types": {"list": {"type": "array", "items": "unit"}, "unit": {"enum": ["cm"]}}"#)
    let (types, findings) = flow.resolveTypes(over: ["unit": .any, "other": .boolean])
    let unit = ValueType.choice(ChoiceType(name: "unit", choices: [Choice("cm")]))
    #expect(findings == [])
    #expect(types == ["unit": unit, "list": .array(of: unit), "other": .boolean])
  }

  @Test func `types made of themselves are findings`() throws {
    let flow = try definition(
      #""types": {"a": "b", "b": {"type": "array", "items": "a"}, "c": "c", "d": "integer"}"#)
    let (types, findings) = flow.resolveTypes(over: [:])
    #expect(findings.map(\.rule) == [.circularType, .circularType, .circularType])
    #expect(findings.map(\.place) == flow.types.prefix(3).map(\.place))
    #expect(types["d"] == .integer())
  }
}
