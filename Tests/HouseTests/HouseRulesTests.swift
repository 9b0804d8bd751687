import Testing

/// What the compiler and the formatter do not see.
@Suite struct HouseRulesTests {
  /// Files of Sources past 300 lines, each with the reason why it is not split.
  private static let longFiles: [String: String] = [:]

  /// Files of Sources that use unsafe code, each with what it needs it for.
  private static let unsafeFiles: [String: String] = [
    "Sources/LariatCommands/Check/FileReplacement.swift": "renames a mended file into place",
    "Sources/LariatStandard/Documents/Files/FileSystem.swift":
      "makes the system's calls for exported files",
    "Sources/Lariat/Stores/PartReader.swift": "reads a stored property from its place",
    "Sources/LariatBenchmarks/ProcessBenchmark.swift": "starts programs",
    "Sources/LariatStandard/State/OpenFile.swift": "makes the system's calls on files",
    "Sources/LariatTerminal/Device/Signals.swift": "hears of signals",
    "Sources/LariatTerminal/Device/TerminalDevice.swift": "makes the system's calls on terminals",
    "Sources/LariatViews/Evaluation/ViewFields.swift": "finds the fields of a type, once per type",
  ]

  @Test func `the top level holds only what belongs there`() throws {
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Flows", "Config", "README.md"]
    let strays = try Project.topLevelNames().filter { !$0.hasPrefix(".") }.subtracting(allowed)
    #expect(strays == [])
  }

  @Test func `no file grows past 300 lines without a reason`() {
    let long = Project.sources.filter { $0.lines.count > 300 }.map(\.path)
    #expect(long == Self.longFiles.keys.sorted())
  }

  @Test func `unsafe code stays in the files that are known for it`() {
    let marker = /\b(unsafe|Unsafe\w*Pointer\w*)\b/
    let files = Project.sources.filter { $0.kind == "swift" && !$0.code(matching: marker).isEmpty }
    #expect(files.map(\.path) == Self.unsafeFiles.keys.sorted())
  }

  @Test func `nothing escapes the checks of the compiler`() {
    let hatches = /@unchecked|nonisolated\(unsafe\)|Task\.detached|@preconcurrency/
    #expect(Project.sources.flatMap { $0.code(matching: hatches) } == [])
  }

  @Test func `nothing points to what lies outside the project`() {
    let outside =
      /(^|[^\w.])\/(work|root)\/|\.\.\/shared|\b(DESIGN|STYLE|CASES|PEERS)\.md|\b(?i:issue|pull request) ?#?\d/
    let texts = Project.texts.filter { !$0.path.hasSuffix("/HouseRulesTests.swift") }
    #expect(texts.flatMap { $0.text(matching: outside) } == [])
  }

  @Test(arguments: [
    ("let x = unsafe y()", [1]),
    ("// unsafe", []),
    ("a()\nb() // unsafe", []),
    ("a(\"http://unsafe\")", [1]),
  ])
  func `code is told from comments`(text: String, lines: [Int]) {
    let file = TextFile(path: "A.swift", text: text)
    #expect(file.code(matching: /unsafe/) == lines.map { "A.swift:\($0)" })
  }
}
