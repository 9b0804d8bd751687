internal import CTerminal
internal import Dispatch
internal import Glibc

/// Takes signals in place of their default, which would end the program at once. None is lost,
/// however early it comes.
public final class Signals {
  private var source: (any DispatchSourceRead)?

  /// Calls `handle` on the main actor for each of these signals. Those that are ignored already, by
  /// `nohup` say, stay so.
  public init(_ numbers: [Int32], handle: @escaping @MainActor (Int32) -> Void) {
    let descriptor = unsafe lariat_signals_forward(numbers, numbers.count)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        for number in TerminalDevice.read(from: descriptor) { handle(Int32(number)) }
      }
    }
    source.resume()
    self.source = source
  }

  /// The signals that ask a program to end.
  public nonisolated static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Hears no more of them; they stay without effect.
  public func cancel() {
    source?.cancel()
    source = nil
  }

  /// Ends the process by the signal itself.
  public nonisolated static func raiseDefault(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }
}
