/// The options that every run takes.
enum RunOptions {
  static let project = OptionSpec(
    name: "project", value: "DIR", summary: "The folder that holds Flows and Config")

  static let all: [OptionSpec] = [
    OptionSpec(
      name: "front", value: "FRONT", summary: "How to show it; auto takes what fits the terminal",
      choices: ["auto", "line", "script"]),
    OptionSpec(name: "answers", value: "FILE", summary: "Take answers from a scenario file"),
    OptionSpec(name: "no-input", value: nil, summary: "Never ask: name what is missing"),
    OptionSpec(name: "json", value: nil, summary: "Print the outcome as one JSON object"),
    OptionSpec(name: "log", value: "FILE", summary: "Write what happened, one event a line"),
    OptionSpec(name: "timeout", value: "TIME", summary: "Give up after that long: 30s, 5m"),
    OptionSpec(name: "no-color", value: nil, summary: "No colours"),
    OptionSpec(name: "no-animation", value: nil, summary: "Nothing moves by itself"),
    project,
  ]
}
