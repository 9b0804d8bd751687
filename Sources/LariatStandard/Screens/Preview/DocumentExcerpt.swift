public import Lariat
import LariatFlows

/// Which document is meant.
public struct DocumentRequest: Record, Hashable {
  public let document: String

  public init(document: String) { self.document = document }

  public init(_ fields: inout Fields<Self>) {
    document = fields("document", \.document, "Markdown file", type: .string(.path))
  }
}

/// The beginning of a document.
public struct DocumentExcerpt: Record, Hashable {
  public struct Ports: PortList {
    public let excerpt = Port<DocumentExcerpt>("excerpt", "The beginning of the document")
    public init() {}
  }

  /// The size of the whole document.
  public let bytes: Int
  public let text: String
  /// Whether the text is all there is.
  public let isWhole: Bool

  public init(bytes: Int, text: String, isWhole: Bool) {
    self.bytes = bytes
    self.text = text
    self.isWhole = isWhole
  }

  public init(_ fields: inout Fields<Self>) {
    bytes = fields("bytes", \.bytes, "Size of the whole document")
    text = fields("text", \.text, "The first lines")
    isWhole = fields("isWhole", \.isWhole, "Whether these lines are all there is")
  }
}
