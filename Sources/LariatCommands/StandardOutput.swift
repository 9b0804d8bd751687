import Glibc
import LariatTerminal

/// The process's own streams. Once nobody reads one of them, nothing more is written to it.
final class StandardOutput: Output {
  private let results = TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
  private let messages = TerminalDevice()
  /// Whether a result could not be written: the disk is full, say.
  private var hasFailed = false

  init() { TerminalDevice.surviveBrokenPipes() }

  func result(_ text: String) {
    do { try results.write(text) } catch {
      hasFailed = true
      message("lariat: \(error)\n")
    }
  }

  func message(_ text: String) { try? messages.write(text) }

  /// The one place where the process ends.
  func end(_ status: ExitStatus) -> Never {
    exit(hasFailed && status == .success ? ExitStatus.inputOutputError.code : status.code)
  }
}
