/// A document's headings in order, and the names by which links in the document call them.
struct Outline {
  struct Heading: Hashable {
    /// An index into the document's blocks.
    var block: Int
    var level: Int
    /// Without styles; never empty.
    var text: [UInt8]
    /// Unique in the document, made as GitHub makes it: `getting-started`, `getting-started-1`.
    var slug: String
  }

  let headings: [Heading]
  private let indices: [String: Int]

  init(_ document: MarkdownDocument, monitor: ExportMonitor) throws(ExportError) {
    var headings: [Heading] = []
    var indices: [String: Int] = [:]
    var repetitions: [String: Int] = [:]
    for (index, block) in document.blocks.enumerated() {
      try monitor.spend(1)
      guard case .heading(let level) = block.kind else { continue }
      let text = try document.inlines(of: block, monitor: monitor).plain
      let base = Self.slug(text)
      var slug = base
      while indices[slug] != nil {
        let number = repetitions[base, default: 0] + 1
        repetitions[base] = number
        slug = "\(base)-\(number)"
      }
      indices[slug] = headings.count
      let isBlank = text.allSatisfy(ASCII.isWhitespace)
      headings.append(
        Heading(
          block: index, level: Int(level), text: isBlank ? Array("Untitled".utf8) : text,
          slug: slug))
    }
    self.headings = headings
    self.indices = indices
  }

  /// The index of the heading that a link's fragment, such as `#getting-started`, means.
  func heading(for fragment: Substring) -> Int? {
    let name = PercentCoding.decode(fragment.dropFirst())
    return indices[name] ?? indices[name.lowercased()]
  }

  /// The index of the heading that is the block at `block`.
  func heading(at block: Int) -> Int? {
    var low = 0
    var high = headings.count
    while low < high {
      let middle = (low + high) / 2
      if headings[middle].block < block { low = middle + 1 } else { high = middle }
    }
    return low < headings.count && headings[low].block == block ? low : nil
  }

  /// Only the beginning of a very long heading counts, as names are held in memory and repeated.
  private static func slug(_ text: [UInt8]) -> String {
    var slug = ""
    for scalar in String(decoding: text.prefix(1024), as: UTF8.self).lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" {
        slug.unicodeScalars.append("-")
      } else if scalar == "_" || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || scalar.properties.isGraphemeExtend
      {
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug.isEmpty ? "section" : slug
  }
}
