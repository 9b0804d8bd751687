/// The subcommands in the order in which help lists them.
enum Commands {
  static let all: [any Command] = [
    RunCommand(), ListCommand(), ShowCommand(), GraphCommand(), ScreensCommand(),
    ServicesCommand(), CheckCommand(), SchemaCommand(), NewCommand(), VersionCommand(),
    HelpCommand(),
  ]

  static func named(_ name: String) -> (any Command)? { all.first { $0.name == name } }

  /// Names that no journey may have.
  static var reservedNames: [String] { all.map(\.name) }
}
