internal import Dispatch

/// Reads lines from a descriptor without keeping the main actor waiting.
///
/// It reads only when asked, and what came too much stays for the next one who asks: one reader
/// serves a descriptor for as long as the program runs.
public final class LineReader {
  private let descriptor: Int32
  private var splitter = LineSplitter()
  private var isReading = false
  private var isAtEnd = false
  /// One at most asks for lines, but those who were cancelled may not have gone yet.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next line, or nil at the end of the input. One caller at a time.
  ///
  /// - Throws: `CancellationError`; a line that comes later is kept.
  public func next() async throws -> String? {
    while true {
      try Task.checkCancellation()
      if let line = splitter.next() { return line }
      if isAtEnd { return nil }
      await more()
    }
  }

  /// Returns when more has come, or at once when the task is cancelled.
  private func more() async {
    readMore()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting.append(continuation) }
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// A queue's thread may wait for a person for hours; one of the concurrency pool may not.
  private func readMore() {
    guard !isReading else { return }
    isReading = true
    DispatchQueue.global().async { [descriptor, weak self] in
      let bytes = TerminalDevice.read(from: descriptor)
      Task { @MainActor in self?.receive(bytes) }
    }
  }

  private func receive(_ bytes: [UInt8]) {
    isReading = false
    isAtEnd = bytes.isEmpty
    if isAtEnd { splitter.end() } else { splitter.append(bytes) }
    wake()
  }
}
