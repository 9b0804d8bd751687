/// What a shelf shows of a book: its title and its authors, drawn as SVG.
struct EPUBCover {
  let head: DocumentHead

  private static let lineLength = 16
  private static let lineLimit = 7

  var markup: [UInt8] {
    var output = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" width="600" height="900">
      <rect width="600" height="900" fill="#22394f"/>
      <rect x="48" y="120" width="90" height="8" fill="#e0b354"/>
      <g font-family="Georgia, 'Times New Roman', serif" fill="#ffffff">

      """.utf8)
    for (index, line) in lines.enumerated() {
      append(line, y: 200 + 66 * index, size: 54, to: &output)
    }
    append(Self.cut(head.authors.joined(separator: ", "), 40), y: 820, size: 26, to: &output)
    output += "</g>\n</svg>\n".utf8
    return output
  }

  private func append(_ text: String, y: Int, size: Int, to output: inout [UInt8]) {
    if text.isEmpty { return }
    output += "<text x=\"48\" y=\"\(y)\" font-size=\"\(size)\">".utf8
    MarkupText.append(text, to: &output)
    output += "</text>\n".utf8
  }

  private var lines: [String] {
    var lines: [String] = []
    for word in head.title.split(separator: " ") {
      if let last = lines.last, last.count + word.count < Self.lineLength {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(Self.cut(String(word), Self.lineLength + 4))
      }
    }
    if lines.count > Self.lineLimit {
      lines = Array(lines.prefix(Self.lineLimit))
      lines[Self.lineLimit - 1] += "\u{2026}"
    }
    return lines
  }

  private static func cut(_ text: String, _ length: Int) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "\u{2026}"
  }
}
