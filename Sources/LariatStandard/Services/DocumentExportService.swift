public import Lariat
public import LariatFlows

/// Turns a Markdown file into a file that one can hand on.
public struct DocumentExportService: Service {
  public static let name: ServiceName = "document.export"
  public static let summary = "Writes a Markdown file in another format"

  public struct Input: Record, Hashable {
    public let document: String
    public let directory: String
    public let format: String
    public let overwrite: Bool
    public let name: String?
    public let paper: String
    public let font: String?

    public init(_ fields: inout Fields<Self>) {
      document = fields("document", \.document, "Markdown file", type: .string(.path))
      directory = fields(
        "directory", \.directory, "Where the file goes", default: ".", type: .string(.path))
      format = fields(
        "format", \.format, "What it becomes", type: .choice(DocumentFormat.choiceType))
      overwrite = fields(
        "overwrite", \.overwrite, "Whether a file of that name is replaced", default: false)
      name = fields("name", \.name, "The file's name; the document's where none is given")
      paper = fields(
        "paper", \.paper, "Sheets of a PDF", default: PaperSize.a4.rawValue,
        type: .choice(PaperSize.choiceType))
      font = fields(
        "font", \.font, "Font file or folder for a PDF, before those of the system",
        type: .string(.path))
    }
  }

  public struct WrittenFile: Record, Hashable {
    public let path: String
    public let bytes: Int

    public init(path: String, bytes: Int) {
      self.path = path
      self.bytes = bytes
    }

    public init(_ fields: inout Fields<Self>) {
      path = fields("path", \.path, "The file", type: .string(.path))
      bytes = fields("bytes", \.bytes, "Its size")
    }
  }

  public struct ExistingFile: Record, Hashable {
    public let path: String

    public init(path: String) { self.path = path }

    public init(_ fields: inout Fields<Self>) {
      path = fields("path", \.path, "The file", type: .string(.path))
    }
  }

  public struct Output: PortList {
    public let written = Port<WrittenFile>("written", "The file is on disk")
    public let exists = Port<ExistingFile>(
      "exists", "A file of that name is there already; nothing was written")
    public init() {}
  }

  private let folder: WorkingFolder
  private let now: @Sendable () -> Double

  /// - Parameters:
  ///   - workingDirectory: what relative paths start from.
  ///   - now: seconds since 1970 in UTC.
  public init(workingDirectory: String, now: @escaping @Sendable () -> Double) {
    folder = WorkingFolder(path: workingDirectory)
    self.now = now
  }

  @concurrent
  public func perform(_ input: Input, _ call: ServiceCall<Output>) async throws -> Answer {
    guard let format = DocumentFormat(rawValue: input.format) else {
      return .failed("\(input.format): no document can be exported in this format")
    }
    let request = ExportRequest(
      source: folder.resolve(input.document), directory: folder.resolve(input.directory),
      format: format, name: input.name, overwrite: input.overwrite,
      modified: ExportDate(secondsSince1970: Int64(exactly: now().rounded(.down)) ?? 0),
      paper: PaperSize(rawValue: input.paper) ?? .a4,
      fonts: (input.font.map { [folder.resolve($0)] } ?? []) + FontFolders.usual)
    let given = [input.document, input.directory]
    do throws(ExportError) {
      let receipt = try DocumentExporter().export(request) { progress in
        let written = progress.bytesWritten
        call.progress(
          progress.fraction, written == 0 ? "Reading" : "\(ByteCount(written)) written")
      }
      let path = folder.shown(receipt.path, given: given)
      return call.output.written.answer(WrittenFile(path: path, bytes: receipt.bytes))
    } catch {
      switch error {
      case .cancelled: throw CancellationError()
      case .targetExists(let path):
        return call.output.exists.answer(
          ExistingFile(path: folder.shown(path, given: given)))
      default: return .failed(folder.shown(error.description, given: given))
      }
    }
  }
}
