import FoundationEssentials

/// Prints each figure as soon as it is there. An argument names a static build of `lariat`, whose
/// start is then measured too.
func report(_ measurement: Measurement) { print(measurement.line) }

report(
  try await Measurement("store, one observer", unit: "actions/s", goal: "2,000,000 or more") {
    try StoreBenchmark.actionsPerSecond(observers: 1)
  })
report(
  try await Measurement("store, ten observers", unit: "actions/s", goal: "500,000 or more") {
    try StoreBenchmark.actionsPerSecond(observers: 10)
  })
let export = try ExportBenchmark()
report(
  try await Measurement("export journey, stubbed services", unit: "µs", goal: "25 or less") {
    try export.microsecondsPerJourney()
  })
if let executable = CommandLine.arguments.dropFirst().first {
  report(
    try await Measurement("lariat list, whole process", unit: "ms", goal: "15 or less", runs: 21) {
      try ProcessBenchmark.milliseconds(executable, ["list"])
    })
}
