/// What a written document says about itself.
struct DocumentHead: Hashable {
  /// What the document gives as its title, or its first heading, or the file's name; cut where it
  /// is longer than any title.
  let title: String
  /// As BCP 47 writes it; `und` where the request named none that is well formed.
  let language: String
  let modified: ExportDate
  let authors: [String]
  /// The title and the authors, where the text does not show them itself.
  let shownTitle: String?

  init(_ request: ExportRequest, _ document: MarkdownDocument, outline: Outline) {
    let own = document.frontMatter
    let heading = outline.headings.first.map {
      String(decoding: $0.text.prefix(1024), as: UTF8.self)
    }
    let words = (own.title ?? heading ?? FilePath.stem(request.source)).split { $0.isWhitespace }
    title = words.isEmpty ? "Untitled" : words.joined(separator: " ")
    let languages = [own.language, request.language].compactMap { $0 }
    language = languages.first(where: Self.isLanguage) ?? "und"
    modified = request.modified
    authors = own.authors.map { String($0.prefix(200)) }.prefix(100).filter { !$0.isEmpty }
    let headingWords = heading.map { $0.split { $0.isWhitespace } }
    shownTitle = own.title == nil || headingWords == words ? nil : title
  }

  private static func isLanguage(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(ASCII.isLetter)
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(ASCII.isAlphanumeric)
    }
  }
}
