import Foundation
import Lariat
import LariatFlows
import LariatStandard
import LariatTesting
import Testing

/// What README shows is what was run.
@MainActor
struct ReadmeTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  static var readme: String {
    get throws { try text(folder.appending(path: "../../../README.md")) }
  }

  @Test(arguments: ["greet.json", "RatingScreen.swift", "RatingScreenTests.swift"])
  func `README shows this file as it is`(_ name: String) throws {
    let file = try Self.text(Self.folder.appending(path: name))
    #expect(try Self.readme.contains("```\(name.hasSuffix("json") ? "json" : "swift")\n\(file)```"))
  }

  @Test func `README stays short`() throws {
    #expect(try Self.readme.split(separator: "\n", omittingEmptySubsequences: false).count < 250)
  }

  @Test func `the first flow greets`() async throws {
    let text = try Self.text(Self.folder.appending(path: "greet.json"))
    let tester = try await JourneyTester(
      "greet", plugins: [StandardPlugin()], flows: FlowLibrary(texts: ["greet": text]))
    await tester.choose("French")
    await tester.press("Continue")
    await tester.type("Ada", into: "Name")
    await tester.press("Continue")
    tester.expectOutcome(
      "greeted", result: ["text": "Bonjour, Ada!"], message: "Bonjour, Ada!")
  }
}
