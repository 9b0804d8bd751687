// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target compiles with.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The targets whose code lives on the main actor unless it says otherwise.
let mainActorTargets: Set = ["LariatTerminal", "LariatCommands", "lariat"]

let package = Package(
  name: "Lariat",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "lariat", targets: ["lariat"]),
    .library(name: "LariatFlows", targets: ["LariatFlows"]),
    .library(name: "LariatViews", targets: ["LariatViews"]),
    .library(name: "Lariat", targets: ["Lariat"]),
    .library(name: "LariatTerminal", targets: ["LariatTerminal"]),
    .library(name: "LariatStandard", targets: ["LariatStandard"]),
    .library(name: "LariatScenarios", targets: ["LariatScenarios"]),
    .library(name: "LariatTesting", targets: ["LariatTesting"]),
    .library(name: "LariatCommands", targets: ["LariatCommands"]),
  ],
  targets: [
    .target(
      name: "LariatFlows",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LariatViews"),
    .target(name: "Lariat", dependencies: ["LariatFlows", "LariatViews"]),
    .target(name: "CTerminal", cSettings: [.treatAllWarnings(as: .error)]),
    .systemLibrary(name: "CCrypt"),
    .target(
      name: "LariatTerminal", dependencies: ["Lariat", "LariatFlows", "LariatViews", "CTerminal"]),
    .target(
      name: "LariatStandard", dependencies: ["Lariat", "LariatFlows", "LariatViews", "CCrypt"]),
    .target(name: "LariatScenarios", dependencies: ["Lariat", "LariatFlows", "LariatViews"]),
    .target(
      name: "LariatTesting",
      dependencies: ["LariatScenarios", "LariatTerminal", "Lariat", "LariatFlows", "LariatViews"]),
    .target(
      name: "LariatCommands",
      dependencies: [
        "LariatTerminal", "LariatScenarios", "Lariat", "LariatFlows", "LariatViews",
      ]),
    .executableTarget(name: "lariat", dependencies: ["LariatCommands", "LariatStandard"]),
    .executableTarget(
      name: "LariatBenchmarks",
      dependencies: [
        "LariatCommands", "LariatTerminal", "LariatStandard", "LariatScenarios", "Lariat",
        "LariatFlows", "LariatViews",
      ]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["LariatTerminal"],
      path: "Tests/Support/TerminalProbe"),
    .target(name: "ChildProcesses", path: "Tests/Support/ChildProcesses"),
    .executableTarget(
      name: "SettingsStress", dependencies: ["LariatStandard", "LariatFlows"],
      path: "Tests/Support/SettingsStress"),
    .testTarget(name: "HouseTests"),
    .testTarget(
      name: "LariatFlowsTests", dependencies: ["LariatFlows"], exclude: ["JSONTestSuite"]),
    .testTarget(name: "LariatViewsTests", dependencies: ["LariatViews"]),
    .testTarget(name: "LariatTests", dependencies: ["Lariat", "LariatFlows", "LariatViews"]),
    .testTarget(
      name: "LariatTerminalTests",
      dependencies: [
        "LariatTerminal", "LariatTesting", "Lariat", "LariatFlows", "LariatViews", "ChildProcesses",
        "TerminalProbe",
      ]),
    .testTarget(
      name: "LariatStandardTests",
      dependencies: [
        "LariatStandard", "LariatTesting", "Lariat", "LariatFlows", "LariatViews", "ChildProcesses",
        "SettingsStress",
      ]),
    .testTarget(
      name: "LariatScenariosTests",
      dependencies: [
        "LariatScenarios", "LariatStandard", "LariatTesting", "Lariat", "LariatFlows",
      ]),
    .testTarget(
      name: "LariatCommandsTests",
      dependencies: [
        "LariatCommands", "LariatTerminal", "LariatStandard", "Lariat", "LariatFlows",
        "LariatViews", "ChildProcesses",
      ]),
    .testTarget(
      name: "JourneyTests",
      dependencies: [
        "LariatCommands", "LariatStandard", "LariatScenarios", "LariatTesting", "Lariat",
        "LariatFlows", "LariatViews",
      ],
      exclude: ["Readme/greet.json"]),
  ]
)

for target in package.targets where target.type != .system && target.name != "CTerminal" {
  target.swiftSettings =
    common + (mainActorTargets.contains(target.name) ? [.defaultIsolation(MainActor.self)] : [])
}
