import Foundation
import Lariat
import LariatFlows
import Testing

@Suite struct FlowSchemaTests {
  static let schema = Result { FlowSchema(try Shipped.catalogue()).text }

  /// What the validator says of all documents at once.
  static let judged = Result {
    var documents = SchemaCase.bad.map { (name: $0.testDescription, text: $0.text) }
    documents.append(("sample", SchemaCase.sample))
    for journey in Shipped.flows.journeys {
      documents.append((journey.rawValue, try Shipped.text(of: journey.rawValue)))
    }
    for screen in ExampleStepTests.screens {
      documents.append(("screen \(screen)", try ExampleStepTests.flow(ofScreen: screen)))
    }
    for service in ExampleStepTests.services {
      documents.append(("service \(service)", try ExampleStepTests.flow(ofService: service)))
    }
    return try SchemaValidator.errors(in: documents, schema: try schema.get())
  }

  @Test func `lies in Config as it is made from the catalogue`() throws {
    let kept = try Shipped.text(ofFile: "Config/journey.schema.json")
    #expect(kept == (try Self.schema.get()), "lariat schema --write writes it again")
  }

  @Test(
    .enabled(if: SchemaValidator.isInstalled, "needs Python's jsonschema"),
    arguments: Shipped.flows.journeys.map(\.rawValue) + ["sample"]
      + ExampleStepTests.screens.map { "screen \($0)" }
      + ExampleStepTests.services.map { "service \($0)" })
  func `admits`(document: String) throws {
    #expect(try Self.judged.get()[document] == [])
  }

  @Test(
    .enabled(if: SchemaValidator.isInstalled, "needs Python's jsonschema"),
    arguments: SchemaCase.bad)
  func `points at the key that is wrong`(bad: SchemaCase) throws {
    #expect(SchemaCase.sample.contains(bad.old))
    #expect(try Self.judged.get()[bad.testDescription] == bad.errors)
  }

  @Test func `reads the sample without a finding`() {
    let (definition, findings) = FlowDefinition.read(
      bytes: Array(SchemaCase.sample.utf8), file: "Flows/sample.json")
    #expect(findings.map(\.description) == [])
    #expect(definition?.journey.value == "sample")
  }
}
