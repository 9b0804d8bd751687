/// How a document is parted into a book's files.
struct ChapterPlan {
  /// Documents up to this size in bytes stay in one piece.
  private static let smallDocument = 65_536
  /// A chapter ends at a heading of the first two levels only once it has this many bytes, so that
  /// no document falls into more files than an archive can hold.
  private static let smallestChapter = 4096
  /// From here on a chapter ends with any block: readers grow slow on long files.
  private static let largestChapter = 262_144

  /// The blocks of each chapter, as indices; whole ones.
  let chapters: [Range<Int>]

  init(_ document: MarkdownDocument) {
    var chapters: [Range<Int>] = []
    let isSmall = document.bytes.count <= Self.smallDocument
    var start = 1
    var startByte = 0
    var byte = 0
    for block in document.blocks.children(of: 0) {
      byte = max(byte, Self.firstByte(document, block))
      let size = byte - startByte
      let isDue =
        size >= Self.largestChapter
        || (!isSmall && size >= Self.smallestChapter
          && Self.beginsChapter(document.blocks[block]))
      if isDue, block > start {
        chapters.append(start..<block)
        start = block
        startByte = byte
      }
    }
    if start < document.blocks.count || chapters.isEmpty {
      chapters.append(start..<document.blocks.count)
    }
    self.chapters = chapters
  }

  /// The chapter that holds the block at `block`, as an index.
  func chapter(of block: Int) -> Int {
    var low = 0
    var high = chapters.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if chapters[middle].lowerBound <= block { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func beginsChapter(_ block: Block) -> Bool {
    if case .heading(let level) = block.kind { return level <= 2 }
    return false
  }

  private static func firstByte(_ document: MarkdownDocument, _ block: Int) -> Int {
    // Containers and tables have no text of their own: that of the first leaf inside counts.
    for index in block..<Int(document.blocks[block].end) {
      if let first = document.segments[document.blocks[index].segments.indices].first {
        return Int(first.bytes.start)
      }
    }
    return 0
  }
}
