/// Takes a text apart line by line, as CommonMark's appendix describes: which open containers does
/// the line continue, which blocks does it begin, and what is left for a leaf.
struct BlockParser {
  /// A quote, a list or a list's item that the next line may continue.
  struct Container {
    enum Kind {
      case document
      case quote
      case list(ListStyle)
      /// `indent` counts the columns up to the item's text.
      case item(indent: Int)
    }
    var kind: Kind
    var block: Int
  }

  /// The leaf that takes lines.
  enum Leaf {
    case paragraph
    case fence(character: UInt8, length: Int, indent: Int)
    case indentedCode
    case html(HTMLBlockStart)
    case table
    /// Complete with its line.
    case line
  }

  let bytes: [UInt8]
  var blocks: [Block] = [Block(kind: .document, line: 1, lastLine: 1)]
  var segments: [Segment] = []
  var tables: [[ColumnAlignment]] = []
  var definitions = LinkDefinitions()

  var containers = [Container(kind: .document, block: 0)]
  /// Quotes and items among `containers`.
  var depth = 0
  var leaf: Leaf?
  /// The block of `leaf`.
  var leafBlock = 0
  var line: Int32 = 0

  private let start: Int

  init(_ bytes: [UInt8], after frontMatter: FrontMatter) {
    self.bytes = bytes
    start = frontMatter.end
    line = Int32(frontMatter.lines)
  }

  mutating func parse(monitor: ExportMonitor) throws(ExportError) {
    var start = self.start
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != ASCII.newline, bytes[end] != ASCII.carriageReturn {
        end += 1
      }
      line += 1
      try monitor.spend(end - start + containers.count + 1)
      take(LineCursor(bytes, start..<end))
      let isPair =
        end + 1 < bytes.count && bytes[end] == ASCII.carriageReturn
        && bytes[end + 1] == ASCII.newline
      start = end + (isPair ? 2 : 1)
    }
    closeLeaf()
    close(to: 0)
  }

  private mutating func take(_ cursor: LineCursor) {
    var cursor = cursor
    let matched = matchContainers(&cursor)
    let isContinued = matched == containers.count
    if isContinued, continueLeaf(&cursor) { return }

    var open = matched
    let opened = openBlocks(&cursor, matched: &open)
    if opened == .leaf { return }
    if cursor.isBlank {
      if opened == .none { closeUnmatched(open) }
      endAtBlank()
      return
    }
    // A paragraph goes on though its containers are not marked again.
    if case .paragraph? = leaf, opened == .none {
      add(cursor.trimmed)
      return
    }
    closeUnmatched(open)
    if case .table? = leaf, opened == .none {
      addRow(cursor.trimmed, isHeader: false)
      return
    }
    closeLeaf()
    beginParagraph(cursor)
  }

  /// Returns how many containers the line continues, and moves behind what marks that.
  private mutating func matchContainers(_ cursor: inout LineCursor) -> Int {
    var lastMarked = 0
    var index = 1
    matching: while index < containers.count {
      switch containers[index].kind {
      case .document, .list:
        break
      case .quote:
        guard cursor.indent <= 3, cursor.first == ASCII.greater else { break matching }
        skipQuoteMark(&cursor)
        lastMarked = index
      case .item(let indent):
        if cursor.isBlank {
          // An item that begins with a blank line ends with the second.
          if blocks.count - 1 == containers[index].block { break matching }
          cursor.skipIndent(indent)
        } else if cursor.indent >= indent {
          cursor.skipIndent(indent)
        } else {
          break matching
        }
      }
      index += 1
    }
    // A list goes on only if an item does, now or as the next block that begins; at a blank line
    // that is still open.
    if !cursor.isBlank, index > 1, case .list = containers[index - 1].kind { index -= 1 }
    if lastMarked > 0 { extendContainers(through: lastMarked) }
    return index
  }

  func skipQuoteMark(_ cursor: inout LineCursor) {
    cursor.skipIndent()
    cursor.skip(1)
    cursor.skipIndent(1)
  }

  /// Gives the line to the open leaf; false where the line is not, or not surely, the leaf's own.
  private mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
    switch leaf {
    case nil, .paragraph, .table, .line:
      return false
    case .fence(let character, let length, let indent):
      if closesFence(cursor, character, length) {
        extend()
        closeLeaf()
      } else {
        cursor.skipIndent(indent)
        add(cursor.rest)
      }
      return true
    case .indentedCode:
      if cursor.indent >= 4 || cursor.isBlank {
        cursor.skipIndent(4)
        let isBlank = cursor.isBlank
        add(cursor.rest, extending: !isBlank)
        return true
      }
      closeLeaf()
      return false
    case .html(let start):
      if start.endsAtBlank, cursor.isBlank {
        closeLeaf()
        return true
      }
      add(cursor.rest)
      if start.ends(bytes, cursor.position..<cursor.end) { closeLeaf() }
      return true
    }
  }

  private func closesFence(_ cursor: LineCursor, _ character: UInt8, _ length: Int) -> Bool {
    guard cursor.indent <= 3, cursor.first == character else { return false }
    var position = cursor.text
    while position < cursor.end, bytes[position] == character { position += 1 }
    guard position - cursor.text >= length else { return false }
    return bytes[position..<cursor.end].allSatisfy(ASCII.isBlank)
  }

  private mutating func endAtBlank() {
    switch leaf {
    case .paragraph, .table: closeLeaf()
    case nil, .fence, .indentedCode, .html, .line: break
    }
  }
}
