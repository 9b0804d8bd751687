/// Watches one export: stops it when it is cancelled, and tells how far it is.
///
/// Everything that takes time with the document's size says so with `spend`; a reference, as
/// reader, parser and writers share it.
final class ExportMonitor {
  private let progress: (ExportProgress) -> Void
  private let isCancelled: () -> Bool
  private var allowance = 0
  private var fraction = 0.0
  private var bytesWritten = 0
  private var expansion = DocumentSource.limit

  /// Steps of work between two looks at `isCancelled`; a step handles about one byte, and the
  /// slowest take a microsecond in a debug build.
  private static let interval = 16_384

  init(
    progress: @escaping (ExportProgress) -> Void = { _ in },
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// - Throws: `.cancelled`, within `interval` steps of being cancelled.
  func spend(_ steps: Int) throws(ExportError) {
    allowance -= steps
    if allowance > 0 { return }
    try check()
  }

  var isStopped: Bool { isCancelled() }

  /// - Throws: `.cancelled`, at once.
  func check() throws(ExportError) {
    allowance = Self.interval
    if isCancelled() { throw .cancelled }
  }

  /// Whether text may be repeated once more where a short name stands for it. What all repetitions
  /// add is limited, so that no document grows out of measure.
  func allows(_ bytes: Int) -> Bool {
    expansion -= bytes
    return expansion >= 0
  }

  /// Takes `fraction` where it is further than what was reached; reports nothing by itself.
  func reach(_ fraction: Double) {
    self.fraction = min(1, max(self.fraction, fraction))
  }

  /// Counts what was just written and reports it.
  func wrote(_ bytes: Int) throws(ExportError) {
    bytesWritten += bytes
    report()
    try check()
  }

  func report() {
    progress(ExportProgress(fraction: fraction, bytesWritten: bytesWritten))
  }
}
