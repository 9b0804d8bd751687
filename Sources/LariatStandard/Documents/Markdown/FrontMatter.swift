/// What a document says about itself before its text: lines of YAML between `---` and `---`, of
/// which title, author and language are taken.
struct FrontMatter: Hashable {
  private(set) var title: String?
  private(set) var authors: [String] = []
  private(set) var language: String?
  /// The index of the text's first byte, and how many lines lie before it.
  private(set) var end = 0
  private(set) var lines = 0

  /// Longer ones are text.
  private static let limit = 16_384

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
    var place = 0
    var number = 0
    var read = FrontMatter()
    var list = false
    var hasKey = false
    for line in text.utf8.split(separator: ASCII.newline, omittingEmptySubsequences: false) {
      place += line.count + 1
      number += 1
      let content = Self.trimmed(Substring(line))
      if number == 1 {
        if content != "---" || !line.starts(with: "---".utf8) { return }
      } else if content == "---" || content == "..." {
        guard hasKey, place <= bytes.count + 1 else { return }
        self = read
        end = min(place, bytes.count)
        lines = number
        return
      } else if list, content.hasPrefix("- ") {
        read.authors.append(Self.value(content.dropFirst(2)))
      } else if let colon = content.firstIndex(of: ":"), !line.starts(with: " ".utf8),
        Self.isKey(content[..<colon])
      {
        hasKey = true
        list = read.take(content[..<colon].lowercased(), Self.value(content[colon...].dropFirst()))
      } else if !content.isEmpty, !content.hasPrefix("#"), !line.starts(with: " ".utf8),
        !content.hasPrefix("-")
      {
        return
      }
    }
  }

  private init() {}

  /// Returns whether lines with more of the value may follow.
  private mutating func take(_ key: String, _ value: String) -> Bool {
    let isBlock = value.isEmpty || value == "|" || value == ">"
    switch key {
    case "title" where !isBlock: title = value
    case "lang" where !isBlock, "language" where !isBlock: language = value
    case "author", "authors":
      if value.hasPrefix("["), value.hasSuffix("]") {
        let parts = value.dropFirst().dropLast().split(separator: ",")
        authors += parts.map(Self.value).filter { !$0.isEmpty }
      } else if !isBlock {
        authors.append(value)
      }
      return isBlock
    default: break
    }
    return false
  }

  private static func isKey(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        ASCII.isAlphanumeric($0) || $0 == ASCII.hyphen || $0 == ASCII.underscore
      }
  }

  /// Without the white space and the quotation marks around it.
  private static func value(_ text: Substring) -> String {
    let text = trimmed(text)
    for mark in ["\"", "'"] where text.count >= 2 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return String(text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop(while: \.isWhitespace)
  }
}
