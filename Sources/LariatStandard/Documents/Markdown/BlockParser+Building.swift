/// How the parser grows its arrays: blocks are appended in the order of the text, and closing one
/// fixes where its descendants end.
extension BlockParser {
  mutating func append(_ kind: Block.Kind) -> Int {
    blocks.append(Block(kind: kind, line: line, lastLine: line))
    return blocks.count - 1
  }

  mutating func begin(_ leaf: Leaf, _ kind: Block.Kind) {
    leafBlock = append(kind)
    let start = Int32(segments.count)
    blocks[leafBlock].segments = start..<start
    self.leaf = leaf
    extend()
  }

  /// Adds a line to the open leaf.
  ///
  /// - Parameter extending: false for a blank line that belongs to it only if more follows.
  mutating func add(_ segment: Segment, extending: Bool = true) {
    segments.append(segment)
    let range = blocks[leafBlock].segments
    if range.isEmpty { blocks[leafBlock].textLine = line }
    blocks[leafBlock].segments = range.lowerBound..<Int32(segments.count)
    if extending { extend() }
  }

  /// Notes that this line belongs to the open leaf and to all that hold it.
  mutating func extend() {
    blocks[leafBlock].lastLine = line
    extendContainers(through: containers.count - 1)
  }

  mutating func extendContainers(through last: Int) {
    for container in containers[...last] { blocks[container.block].lastLine = line }
  }

  mutating func beginParagraph(_ cursor: LineCursor) {
    var segment = cursor.trimmed
    if case .item? = containers.last?.kind, let item = containers.last?.block,
      item == blocks.count - 1
    {
      takeTaskBox(&segment, item: item)
    }
    begin(.paragraph, .paragraph)
    add(segment)
  }

  /// `[ ] ` or `[x] ` before an item's text.
  private mutating func takeTaskBox(_ segment: inout Segment, item: Int) {
    let text = bytes[segment.bytes.indices]
    let start = text.startIndex
    guard text.count > 4, text[start] == ASCII.leftBracket,
      text[start + 2] == ASCII.rightBracket, ASCII.isBlank(text[start + 3])
    else { return }
    switch text[start + 1] {
    case ASCII.space: blocks[item].kind = .item(.open)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): blocks[item].kind = .item(.done)
    default: return
    }
    var next = start + 4
    while next < text.endIndex, ASCII.isBlank(text[next]) { next += 1 }
    segment.bytes = ByteRange(next, text.endIndex)
  }

  /// Closes the leaf and the containers from the one at `matched` on.
  mutating func closeUnmatched(_ matched: Int) {
    guard matched < containers.count else { return }
    closeLeaf()
    close(to: matched)
  }

  mutating func closeLeaf() {
    guard let closing = leaf else { return }
    leaf = nil
    switch closing {
    case .paragraph:
      takeDefinitions()
    case .indentedCode:
      let range = blocks[leafBlock].segments
      let count = blocks[leafBlock].lastLine - blocks[leafBlock].line + 1
      blocks[leafBlock].segments =
        range.lowerBound..<min(range.upperBound, range.lowerBound + count)
    case .fence, .html, .table, .line:
      break
    }
    blocks[leafBlock].end = Int32(blocks.count)
  }

  /// Takes the definitions off the open paragraph's first lines.
  mutating func takeDefinitions() {
    let range = blocks[leafBlock].segments
    guard let first = segments[range.indices].first, !first.bytes.isEmpty,
      bytes[Int(first.bytes.start)] == ASCII.leftBracket
    else { return }
    let text = LeafText.join(segments[range.indices], of: bytes)
    var position = 0
    while let next = definitions.take(text, position) { position = next }
    guard position > 0 else { return }
    let isEmpty = position >= text.count
    let lines = isEmpty ? range.count : text[..<position].count { $0 == ASCII.newline }
    blocks[leafBlock].segments = range.lowerBound + Int32(lines)..<range.upperBound
    blocks[leafBlock].textLine += Int32(lines)
    if isEmpty { blocks[leafBlock].kind = .nothing }
  }

  /// Closes the containers from the one at `count` on.
  mutating func close(to count: Int) {
    while containers.count > count {
      let container = containers.removeLast()
      blocks[container.block].end = Int32(blocks.count)
      switch container.kind {
      case .document: break
      case .quote, .item: depth -= 1
      case .list(var style):
        style.isLoose = isLoose(container.block)
        blocks[container.block].kind = .list(style)
      }
    }
  }

  /// Whether a blank line parts two items, or two blocks of one item.
  private func isLoose(_ list: Int) -> Bool {
    hasGap(in: list) || blocks.children(of: list).contains(where: hasGap)
  }

  private func hasGap(in parent: Int) -> Bool {
    var lastLine: Int32?
    for child in blocks.children(of: parent) {
      if let lastLine, blocks[child].line - lastLine > 1 { return true }
      lastLine = blocks[child].lastLine
    }
    return false
  }
}
