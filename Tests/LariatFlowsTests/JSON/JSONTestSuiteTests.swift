import Foundation
import LariatFlows
import Testing

/// The cases of nst/JSONTestSuite; their licence lies beside them.
@Suite struct JSONTestSuiteTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "JSONTestSuite/test_parsing")

  private static func refused(_ prefix: String) throws -> [String: Bool] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pairs = try names.filter { $0.hasPrefix(prefix) }.map { name in
      let bytes = try [UInt8](Data(contentsOf: folder.appending(path: name)))
      let read = JSONReader.read(bytes, file: name)
      return (name, read.findings.hasErrors)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `accepts what must be accepted`() throws {
    let cases = try Self.refused("y_")
    #expect(cases.count == 95)
    // Keys that are equal are allowed by the grammar and refused by us on purpose.
    let duplicates: Set = [
      "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
    ]
    #expect(Set(cases.filter(\.value).keys) == duplicates)
  }

  @Test func `refuses what must be refused`() throws {
    let cases = try Self.refused("n_")
    #expect(cases.count == 188)
    #expect(cases.filter { !$0.value }.isEmpty)
  }

  @Test func `survives what may go either way`() throws {
    #expect(try Self.refused("i_").count == 35)
  }
}
