/// What a written document says about itself.
struct DocumentHead: Hashable {
  /// The first heading, or the file's name; cut where it is longer than any title.
  let title: String
  /// As BCP 47 writes it; `und` where the request named none that is well formed.
  let language: String
  let modified: ExportDate
  let author: String?

  init(_ request: ExportRequest, outline: Outline) {
    let heading = outline.headings.first.map {
      String(decoding: $0.text.prefix(1024), as: UTF8.self)
    }
    let words = (heading ?? FilePath.stem(request.source)).split { $0.isWhitespace }
    title = words.isEmpty ? "Untitled" : words.joined(separator: " ")
    language = Self.isLanguage(request.language) ? request.language : "und"
    modified = request.modified
    author = nil
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
