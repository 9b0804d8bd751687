import Testing

/// The arrows of the house: which target may import which.
@Suite struct LayeringTests {
  /// What each target may import of ours. `LariatFlows` is open to all but where nothing is.
  private static let arrows: [String: Set<String>] = [
    "CCrypt": [],
    "CTerminal": [],
    "LariatFlows": [],
    "LariatViews": [],
    "Lariat": ["LariatViews", "LariatFlows"],
    "LariatTerminal": ["Lariat", "LariatViews", "LariatFlows", "CTerminal"],
    "LariatStandard": ["Lariat", "LariatViews", "LariatFlows", "CCrypt"],
    "LariatScenarios": ["Lariat", "LariatViews", "LariatFlows"],
    "LariatTesting": [
      "LariatScenarios", "LariatTerminal", "Lariat", "LariatViews", "LariatFlows", "Testing",
    ],
    "LariatCommands": [
      "LariatTerminal", "LariatScenarios", "Lariat", "LariatViews", "LariatFlows",
    ],
    "LariatBenchmarks": [
      "LariatCommands", "LariatTerminal", "LariatStandard", "LariatScenarios", "Lariat",
      "LariatViews", "LariatFlows",
    ],
    "lariat": ["LariatCommands", "LariatStandard"],
  ]

  /// What of the toolchain all may import. All of Foundation is missing on purpose: it costs every
  /// start of the program several milliseconds.
  private static let toolchain: Set = [
    "Darwin", "Dispatch", "FoundationEssentials", "Glibc", "Swift", "Synchronization",
  ]

  @Test func `every target has its arrows`() {
    #expect(Set(Project.sources.map(\.target)) == Set(Self.arrows.keys))
  }

  @Test func `imports follow the arrows`() {
    let strays = Project.sources.filter { $0.kind == "swift" }.flatMap { file in
      file.imports.subtracting(Self.toolchain).subtracting(Self.arrows[file.target] ?? []).sorted()
        .map { "\(file.path) imports \($0)" }
    }
    #expect(strays == [])
  }

  @Test(arguments: [
    ("import Lariat", "Lariat"),
    ("public import LariatFlows", "LariatFlows"),
    ("@_spi(Reflection) import Swift", "Swift"),
    ("  internal import struct LariatViews.Text", "LariatViews"),
    ("@testable import Lariat  // why", "Lariat"),
  ])
  func `an import is seen however it is written`(line: String, module: String) {
    #expect(TextFile(path: "Sources/X/Y.swift", text: "let x = 1\n\(line)\n").imports == [module])
  }

  @Test(arguments: ["// import Lariat", "let text = \"import Lariat\"", "important()", ""])
  func `what only mentions a module is no import`(line: String) {
    #expect(TextFile(path: "Sources/X/Y.swift", text: line).imports == [])
  }
}
