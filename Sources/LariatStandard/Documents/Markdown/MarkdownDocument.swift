/// A Markdown text taken apart into blocks; `InlineParser` takes the text of one leaf further apart.
///
/// The structure is CommonMark 0.31 with tables, strike-through and task lists as GitHub writes
/// them. Nothing here holds the text itself: leaves point into `bytes`.
struct MarkdownDocument {
  /// Quotes and list items deeper than this are text of the innermost one.
  static let depthLimit = 32

  let bytes: [UInt8]
  /// The first is the document itself.
  var blocks: [Block]
  var segments: [Segment]
  var tables: [[ColumnAlignment]]
  var definitions: LinkDefinitions
  let frontMatter: FrontMatter

  init(_ bytes: [UInt8], monitor: ExportMonitor) throws(ExportError) {
    let frontMatter = FrontMatter(bytes)
    var parser = BlockParser(bytes, after: frontMatter)
    try parser.parse(monitor: monitor)
    self.bytes = bytes
    self.frontMatter = frontMatter
    blocks = parser.blocks
    segments = parser.segments
    tables = parser.tables
    definitions = parser.definitions
  }

  /// A leaf's lines joined by line feeds.
  func text(of block: Block) -> [UInt8] {
    LeafText.join(segments[block.segments.indices], of: bytes)
  }
}

extension [Block] {
  /// The blocks directly inside the one at `parent`.
  func children(of parent: Int) -> [Int] {
    var children: [Int] = []
    var child = parent + 1
    while child < Int(self[parent].end) {
      children.append(child)
      child = Int(self[child].end)
    }
    return children
  }
}

/// The text of a leaf, put together from its lines.
enum LeafText {
  static func join(_ segments: ArraySlice<Segment>, of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(segments.reduce(0) { $0 + $1.bytes.indices.count + 1 })
    for segment in segments {
      for _ in 0..<max(0, segment.indent) { text.append(ASCII.space) }
      text.append(contentsOf: bytes[segment.bytes.indices])
      text.append(ASCII.newline)
    }
    if !text.isEmpty { text.removeLast() }
    return text
  }
}

extension Range<Int32> {
  var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
