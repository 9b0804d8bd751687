let measurements = [
  try await Measurement(
    "store, one observer", unit: "actions/s", goal: "at least 2,000,000"
  ) { try StoreBenchmark.actionsPerSecond(observers: 1) },
  try await Measurement(
    "store, ten observers", unit: "actions/s", goal: "at least 500,000"
  ) { try StoreBenchmark.actionsPerSecond(observers: 10) },
]
for measurement in measurements { print(measurement.line) }
