/// What is to be exported, and to where.
public struct ExportRequest: Sendable, Hashable {
  /// The path of a Markdown file in UTF-8.
  public var source: String
  /// An existing folder: the file goes there.
  public var directory: String
  public var format: DocumentFormat
  /// The file's name; the format's extension is added where it is missing. Nil takes the source's.
  public var name: String?
  /// Replaces a file of that name instead of refusing.
  public var overwrite: Bool
  /// What the file says about its last change; the caller's clock, so that equal requests give
  /// equal files.
  public var modified: ExportDate
  /// The language of the text, as BCP 47 writes it: `en`, `pt-BR`.
  public var language: String
  /// The sheets of a PDF.
  public var paper: PaperSize
  /// For a PDF: font files, and folders that hold some. Without any the fonts serve that every
  /// reader of PDF has, which know Latin letters only.
  public var fonts: [String]

  public init(
    source: String, directory: String = ".", format: DocumentFormat, name: String? = nil,
    overwrite: Bool = false, modified: ExportDate, language: String = "en",
    paper: PaperSize = .a4, fonts: [String] = FontFolders.usual
  ) {
    self.source = source
    self.directory = directory
    self.format = format
    self.name = name
    self.overwrite = overwrite
    self.modified = modified
    self.language = language
    self.paper = paper
    self.fonts = fonts
  }
}
