import Lariat
import LariatFlows
import Testing

/// The documentation of flows says what is true.
@Suite struct DocumentationTests {
  /// Rules of what no page can show: bytes that are no text, a file that is not there.
  private static let withoutExample: Set = [
    "byte-order-mark", "not-utf-8", "too-deep", "unreadable",
  ]

  @Test func `has a section for every rule, once`() {
    let rules = (RuleID.fileRules + RuleID.linkingRules).map(\.rule.rawValue)
    #expect(DocumentationPages.rules.map(\.id).sorted() == rules.sorted())
  }

  @Test func `has a bad and a good example for every rule that can be shown`() {
    let shown = DocumentationPages.rules.filter { $0.bad.count == 1 && $0.good.count == 1 }
    let rest = DocumentationPages.rules.filter { $0.bad.isEmpty && $0.good.isEmpty }
    #expect(Set(rest.map(\.id)) == Self.withoutExample)
    #expect(shown.count + rest.count == DocumentationPages.rules.count)
  }

  @Test(arguments: DocumentationPages.rules)
  func `finds in each bad example that rule and nothing else`(rule: DocumentedRule) throws {
    for example in rule.bad {
      let findings = try ExampleFlow(example).findings()
      #expect(findings.map(\.rule.rawValue) == [rule.id], "\(findings)")
    }
  }

  @Test(arguments: DocumentationPages.rules)
  func `finds nothing in good examples`(rule: DocumentedRule) throws {
    for example in rule.good {
      #expect(try ExampleFlow(example).findings().map(\.description) == [])
    }
  }

  @Test(arguments: DocumentationPages.flows)
  func `finds nothing in the flows that pages show`(page: String, flow: String) throws {
    let read = FlowDefinition.read(bytes: Array(flow.utf8), file: page)
    let journey = try #require(read.definition?.journey.value, "\(read.findings)")
    #expect(try ExampleFlow.findings(in: flow, of: journey).map(\.description) == [])
  }

  @Test(arguments: DocumentationPages.names)
  func `leads only to pages that are there`(page: String) {
    let links = DocumentationPages.text(of: page).matches(of: /<doc:(\w+)>/).map { "\($0.1).md" }
    #expect(links.filter { !DocumentationPages.names.contains($0) } == [])
  }
}
