/// Turns a Markdown file into a file that one can hand on.
///
/// Reads up to 64 MB of UTF-8. The file is written beside its place and gets its name only when it
/// is complete and on disk: whatever goes wrong, nothing incomplete has the name, and a file that
/// had it before is untouched.
public struct DocumentExporter {
  /// The error number that writing meets after so many bytes, nil for none; for tests.
  package var fault: (_ written: Int) -> Int32? = { _ in nil }

  public init() {}

  /// Returns once the file is on disk. Blocks its thread meanwhile.
  ///
  /// - Parameters:
  ///   - progress: called at least once for every 64 KB written.
  ///   - isCancelled: asked often, on the calling thread; the export stops soon after it is true.
  public func export(
    _ request: ExportRequest, progress: @escaping (ExportProgress) -> Void = { _ in },
    isCancelled: @escaping () -> Bool = { Task.isCancelled }
  ) throws(ExportError) -> ExportReceipt {
    let monitor = ExportMonitor(progress: progress, isCancelled: isCancelled)
    try monitor.check()
    monitor.report()
    let target = try ExportTarget(request)
    let source = try DocumentSource(path: request.source, monitor: monitor)
    try target.check(source: source.identity)
    monitor.reach(0.05)
    monitor.report()

    let document = try MarkdownDocument(source.bytes, monitor: monitor)
    let outline = try Outline(document, monitor: monitor)
    let head = DocumentHead(request, document, outline: outline)
    monitor.reach(0.3)
    monitor.report()

    TemporaryName.removeStale(in: target.folder)
    var generator = SystemRandomNumberGenerator()
    var file = try PendingFile(
      folder: target.folder, name: target.name, suffix: &generator, monitor: monitor, fault: fault)
    switch request.format {
    case .html:
      let writer = HTMLWriter(
        document: document, outline: outline, head: head,
        images: ImageShelf(besides: request.source), monitor: monitor)
      try writer.write(to: &file)
    case .pdf:
      let writer = PDFWriter(
        document: document, outline: outline, head: head, request: request, path: target.path,
        monitor: monitor)
      try writer.write(to: &file)
    case .epub:
      let writer = EPUBWriter(
        document: document, outline: outline, head: head,
        images: ImageShelf(besides: request.source), path: target.path, monitor: monitor)
      try writer.write(to: &file)
    }
    try file.commit(overwrite: request.overwrite)
    return ExportReceipt(path: target.path, bytes: file.count)
  }
}
