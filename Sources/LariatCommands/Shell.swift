public import Lariat
public import LariatTerminal

/// A shell with its command line: what a team's `main` runs.
///
///     await Shell(plugins: [StandardPlugin(), OurPlugin()]).run()
public struct Shell {
  private let plugins: [any Plugin]

  public init(plugins: [any Plugin]) { self.plugins = plugins }

  /// Does what the process's arguments say, and ends the process with its status.
  public func run() async -> Never {
    TerminalDevice.holdMissingStreams()
    let output = StandardOutput()
    let status = await perform(.current, output: output)
    output.end(status)
  }

  /// Questions on standard error, answers from standard input.
  public static func standardConsole(_ context: ProcessContext) -> any LineConsole {
    StandardConsole(device: TerminalDevice(), showsUnicode: context.speaksUTF8)
  }

  /// Does what the arguments say. Nothing but `run` ends the process.
  public func perform(
    _ context: ProcessContext, output: any Output,
    console: @escaping @MainActor (ProcessContext) -> any LineConsole = Self.standardConsole
  ) async -> ExitStatus {
    do {
      let invocation = try Invocation(context)
      let session = Session(
        plugins: plugins, context: context, output: output, console: console)
      return try await invocation.command.perform(invocation.arguments, session)
    } catch let error as UsageError {
      output.complain(error)
      return .badUsage
    } catch let error as CommandFailure {
      output.complain(error)
      return error.status
    } catch {
      output.complain("\(error)")
      return .internalError
    }
  }
}
