import FoundationEssentials
import LariatStandard

/// Prints each figure as soon as it is there.
///
///     LariatBenchmarks [store] [export] [documents] [flows] [PATH of a static build of lariat]
///
/// Without names all are run; the start of the program only with a path.
let words = CommandLine.arguments.dropFirst()
let names = words.filter { !$0.contains("/") }

func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
func report(_ measurement: Measurement) { print(measurement.line) }

if isWanted("store") {
  report(
    try await Measurement("store, one observer", unit: "actions/s", goal: "2,000,000 or more") {
      try StoreBenchmark.actionsPerSecond(observers: 1)
    })
  report(
    try await Measurement("store, ten observers", unit: "actions/s", goal: "500,000 or more") {
      try StoreBenchmark.actionsPerSecond(observers: 10)
    })
}
if isWanted("export") {
  let export = try ExportBenchmark()
  report(
    try await Measurement("export journey, stubbed services", unit: "µs", goal: "25 or less") {
      try export.microsecondsPerJourney()
    })
}
if isWanted("documents") {
  let text = DocumentBenchmark.text(sections: 400)
  for format in DocumentFormat.allCases {
    let goal = format == .pdf ? "2,000 or less" : ""
    report(
      try await Measurement(
        "\(text.count / 1000) KB of Markdown as \(format.rawValue)", unit: "ms", goal: goal, runs: 5
      ) {
        try DocumentBenchmark.milliseconds(text, format)
      })
  }
}
if isWanted("flows") {
  for steps in [1_000, 10_000, 100_000] {
    let bytes = FlowBenchmark.text(steps: steps)
    report(
      try await Measurement("read a flow of \(steps) steps", unit: "ms", runs: 5) {
        try FlowBenchmark.milliseconds(bytes, steps: steps)
      })
  }
}
if let executable = words.first(where: { $0.contains("/") }) {
  report(
    try await Measurement("lariat list, whole process", unit: "ms", goal: "15 or less", runs: 21) {
      try ProcessBenchmark.milliseconds(executable, ["list"])
    })
}
