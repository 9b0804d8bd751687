internal import Dispatch
internal import Glibc

/// Takes signals in place of their default, which would end the program at once.
public final class Signals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `handle` on the main actor for each of these signals. Those that are ignored already, by
  /// `nohup` say, stay so.
  public init(_ numbers: [Int32], handle: @escaping @MainActor (Int32) -> Void) {
    for number in numbers where !Self.isIgnored(number) {
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { handle(number) } }
      source.resume()
      sources.append(source)
    }
  }

  /// The signals that ask a program to end.
  public nonisolated static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  public func cancel() {
    for source in sources { source.cancel() }
    sources = []
  }

  /// Ends the process by the signal itself.
  public nonisolated static func raiseDefault(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
