/// Which blocks a line begins.
extension BlockParser {
  enum Opened {
    case none
    case container
    /// A leaf that took the whole line.
    case leaf
  }

  /// Opens the blocks that the rest of the line begins, the outermost first.
  ///
  /// - Parameter matched: how many containers the line belongs to; grows with those that it opens.
  mutating func openBlocks(_ cursor: inout LineCursor, matched: inout Int) -> Opened {
    var opened = Opened.none
    while !cursor.isBlank {
      if cursor.indent >= 4 {
        // Deeper text goes on with a paragraph, also with one whose containers are not marked.
        if isParagraphOpen { return opened }
        prepare(matched)
        begin(.indentedCode, .code(language: ByteRange(0, 0)))
        cursor.skipIndent(4)
        add(cursor.rest)
        return .leaf
      }
      if opensLeaf(cursor, matched) { return .leaf }
      guard openContainer(&cursor, &matched) else { break }
      opened = .container
    }
    return opened
  }

  /// Whether the line belongs to the open paragraph's own containers and so may end it only with
  /// what can interrupt a paragraph.
  private func isInParagraph(_ matched: Int) -> Bool {
    isParagraphOpen && matched == containers.count
  }

  private mutating func prepare(_ matched: Int) {
    closeUnmatched(matched)
    closeLeaf()
  }

  private mutating func opensLeaf(_ cursor: LineCursor, _ matched: Int) -> Bool {
    switch cursor.first {
    case ASCII.hash:
      return openHeading(cursor, matched)
    case ASCII.backtick, ASCII.tilde:
      return openFence(cursor, matched)
    case ASCII.less:
      return openHTML(cursor, matched)
    case ASCII.equals:
      return isInParagraph(matched) && underline(cursor)
    case ASCII.hyphen:
      if isInParagraph(matched), underline(cursor) { return true }
      // A row of dashes and pipes could also be a bullet; then it is one.
      return openRule(cursor, matched)
        || (ListMarker(bytes, cursor) == nil && isInParagraph(matched) && openTable(cursor))
    case ASCII.asterisk, ASCII.underscore:
      return openRule(cursor, matched)
    case ASCII.pipe, ASCII.colon:
      return isInParagraph(matched) && openTable(cursor)
    default:
      return false
    }
  }

  private mutating func openContainer(_ cursor: inout LineCursor, _ matched: inout Int) -> Bool {
    if cursor.first == ASCII.greater {
      guard hasRoom(matched) else { return false }
      prepare(matched)
      push(.quote, .quote)
      skipQuoteMark(&cursor)
    } else if let marker = ListMarker(bytes, cursor) {
      if isInParagraph(matched), !marker.interruptsParagraph { return false }
      guard hasRoom(matched) else { return false }
      openItem(marker, &cursor, matched)
    } else {
      return false
    }
    matched = containers.count
    return true
  }

  private mutating func openItem(_ marker: ListMarker, _ cursor: inout LineCursor, _ matched: Int) {
    if matched < containers.count, case .list(let style) = containers[matched].kind,
      style.continues(marker.style)
    {
      prepare(matched + 1)
    } else {
      prepare(matched)
      containers.append(
        Container(kind: .list(marker.style), block: append(.list(marker.style))))
    }
    let before = cursor.indent
    cursor.skipIndent()
    cursor.skip(marker.length)
    let spaces = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent
    push(.item(indent: before + marker.length + spaces), .item(.none))
    cursor.skipIndent(spaces)
  }

  private mutating func push(_ kind: Container.Kind, _ block: Block.Kind) {
    containers.append(Container(kind: kind, block: append(block)))
    depth += 1
    extendContainers(through: containers.count - 1)
  }

  /// Whether one more container fits under the depth limit.
  private func hasRoom(_ matched: Int) -> Bool {
    if depth < MarkdownDocument.depthLimit { return true }
    var closing = 0
    for container in containers[matched...] {
      switch container.kind {
      case .quote, .item: closing += 1
      case .document, .list: break
      }
    }
    return depth - closing < MarkdownDocument.depthLimit
  }
}

/// The leaves that one line decides.
extension BlockParser {
  private mutating func openHeading(_ cursor: LineCursor, _ matched: Int) -> Bool {
    var start = cursor.text
    while start < cursor.end, bytes[start] == ASCII.hash { start += 1 }
    let level = start - cursor.text
    guard level <= 6, start == cursor.end || ASCII.isBlank(bytes[start]) else { return false }
    var end = trimmedEnd(start, cursor.end)
    var closing = end
    while closing > start, bytes[closing - 1] == ASCII.hash { closing -= 1 }
    if closing == start || ASCII.isBlank(bytes[closing - 1]) { end = trimmedEnd(start, closing) }
    while start < end, ASCII.isBlank(bytes[start]) { start += 1 }
    openClosed(.heading(level: Int8(level)), Segment(bytes: ByteRange(start, end)), matched)
    return true
  }

  private func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func openRule(_ cursor: LineCursor, _ matched: Int) -> Bool {
    var marks = 0
    for byte in bytes[cursor.text..<cursor.end] where !ASCII.isBlank(byte) {
      if byte != cursor.first { return false }
      marks += 1
    }
    guard marks >= 3 else { return false }
    openClosed(.rule, nil, matched)
    return true
  }

  private mutating func openClosed(_ kind: Block.Kind, _ segment: Segment?, _ matched: Int) {
    prepare(matched)
    begin(.line, kind)
    if let segment { add(segment) }
    closeLeaf()
  }

  private mutating func openFence(_ cursor: LineCursor, _ matched: Int) -> Bool {
    var start = cursor.text
    while start < cursor.end, bytes[start] == cursor.first { start += 1 }
    let length = start - cursor.text
    guard length >= 3 else { return false }
    if cursor.first == ASCII.backtick, bytes[start..<cursor.end].contains(ASCII.backtick) {
      return false
    }
    while start < cursor.end, ASCII.isBlank(bytes[start]) { start += 1 }
    let word = bytes[start..<cursor.end].prefix { !ASCII.isBlank($0) }
    prepare(matched)
    begin(
      .fence(character: cursor.first, length: length, indent: cursor.indent),
      .code(language: ByteRange(word.startIndex, word.endIndex)))
    return true
  }

  private mutating func openHTML(_ cursor: LineCursor, _ matched: Int) -> Bool {
    let text = cursor.text..<cursor.end
    guard let start = HTMLBlockStart(bytes, text),
      start != .anyTag || !isParagraphOpen
    else { return false }
    prepare(matched)
    begin(.html(start), .html)
    add(cursor.rest)
    if start.ends(bytes, text) { closeLeaf() }
    return true
  }

  private var isParagraphOpen: Bool {
    if case .paragraph? = leaf { return true }
    return false
  }

  /// Makes the open paragraph a heading if the line is its underline.
  private mutating func underline(_ cursor: LineCursor) -> Bool {
    let end = trimmedEnd(cursor.text, cursor.end)
    guard bytes[cursor.text..<end].allSatisfy({ $0 == cursor.first }) else { return false }
    takeDefinitions()
    guard !blocks[leafBlock].segments.isEmpty else {
      blocks[leafBlock].end = Int32(blocks.count)
      leaf = nil
      return false
    }
    blocks[leafBlock].kind = .heading(level: cursor.first == ASCII.equals ? 1 : 2)
    blocks[leafBlock].end = Int32(blocks.count)
    extend()
    leaf = nil
    return true
  }

  /// Makes the open paragraph's last line a table's header if the line is its delimiter row.
  private mutating func openTable(_ cursor: LineCursor) -> Bool {
    guard let columns = TableRow.alignments(bytes, cursor.text..<cursor.end),
      let header = segments.last,
      TableRow.cells(bytes, header.bytes.indices).count == columns.count
    else { return false }
    let range = blocks[leafBlock].segments
    blocks[leafBlock].segments = range.lowerBound..<range.upperBound - 1
    blocks[leafBlock].lastLine = line - 2
    if range.count == 1 {
      // The paragraph becomes the table: nothing was appended since it began.
      blocks.removeLast()
      leaf = nil
    } else {
      closeLeaf()
    }
    tables.append(columns)
    leafBlock = append(.table(columns: Int32(tables.count - 1)))
    blocks[leafBlock].line = line - 1
    leaf = .table
    extend()
    addRow(header, isHeader: true)
    return true
  }

  mutating func addRow(_ segment: Segment, isHeader: Bool) {
    let row = append(.row(isHeader: isHeader))
    if isHeader { blocks[row].line = line - 1 }
    blocks[row].textLine = blocks[row].line
    let start = Int32(segments.count)
    segments.append(segment)
    blocks[row].segments = start..<start + 1
    blocks[row].end = Int32(blocks.count)
    extend()
  }
}
