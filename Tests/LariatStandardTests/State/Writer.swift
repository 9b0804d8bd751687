import ChildProcesses
import Glibc

/// A running SettingsStress.
final class Writer {
  private let process: ChildProcess
  private let output: ByteStream

  init(_ name: String, times: Int, in folder: String) throws {
    let (reading, writing) = try ByteStream.pipe()
    process = try ChildProcess(
      ChildProcess.built("SettingsStress"), [folder, name, String(times)],
      streams: [writing, writing])
    output = reading
  }

  /// How it ends.
  var ending: Ending? { process.wait() }

  /// Ends it at once, as a loss of power would.
  func kill() {
    process.send(SIGKILL)
    process.wait()
  }

  /// The next whole line, waited for; nil at the end.
  func nextLine() throws -> String? {
    let line = try output.output(until: "\n")
    return line.hasSuffix("\n") ? String(line.dropLast()) : nil
  }

  /// All whole lines to the end.
  func remainingLines() throws -> [String] {
    try output.outputToEnd().split(separator: "\n").map(String.init)
  }
}
