public import Lariat
public import LariatFlows

/// Reads the beginning of a document, and finds what would keep it from being exported.
public struct DocumentExcerptService: Service {
  public static let name: ServiceName = "document.excerpt"
  public static let summary = "Reads the beginning of a document"
  public typealias Output = DocumentExcerpt.Ports

  private static let lines = 16
  /// The most that is looked at, in bytes.
  private static let size = 4096

  private let folder: WorkingFolder

  /// - Parameter workingDirectory: what relative paths start from.
  public init(workingDirectory: String) { folder = WorkingFolder(path: workingDirectory) }

  @concurrent
  public func perform(_ input: DocumentRequest, _ call: ServiceCall<Output>) async throws -> Answer
  {
    do throws(ExportError) {
      let monitor = ExportMonitor(isCancelled: { Task.isCancelled })
      let source = try DocumentSource(path: folder.resolve(input.document), monitor: monitor)
      return call.output.excerpt.answer(Self.excerpt(source.bytes))
    } catch {
      if error == .cancelled { throw CancellationError() }
      return .failed(folder.shown(error.description, given: [input.document]))
    }
  }

  static func excerpt(_ bytes: [UInt8]) -> DocumentExcerpt {
    let text = String(decoding: beginning(of: bytes), as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last == "" { lines.removeLast() }
    let isWhole = bytes.count <= size && lines.count <= Self.lines
    return DocumentExcerpt(
      bytes: bytes.count, text: lines.prefix(Self.lines).joined(separator: "\n"),
      isWhole: isWhole)
  }

  /// At most `size` bytes of UTF-8, cut between two scalars.
  private static func beginning(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard bytes.count > size else { return bytes[...] }
    var end = size
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[..<end]
  }
}
