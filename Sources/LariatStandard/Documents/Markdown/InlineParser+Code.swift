/// Code spans, autolinks and tags: what binds tighter than links and emphasis.
extension InlineParser {
  mutating func takeCode() {
    let start = position
    let length = backticks(at: start)
    guard let last = lastPosition(of: length), last > start else {
      position += length
      return
    }
    var closing = start + length
    while closing < end {
      if bytes[closing] != ASCII.backtick {
        closing += 1
        continue
      }
      let count = backticks(at: closing)
      if count == length { break }
      closing += count
    }
    let content = start + length..<closing
    let isPadded =
      content.count >= 2 && isPadding(bytes[content.lowerBound])
      && isPadding(bytes[content.upperBound - 1]) && !bytes[content].allSatisfy(isPadding)
    let inset = isPadded ? 1 : 0
    take(
      .code, ByteRange(content.lowerBound + inset, content.upperBound - inset),
      upTo: closing + length)
  }

  /// Line endings count as spaces, and are left to the writers to show as such.
  private func isPadding(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.newline
  }

  private func backticks(at start: Int) -> Int {
    var position = start
    while position < end, bytes[position] == ASCII.backtick { position += 1 }
    return position - start
  }

  private mutating func lastPosition(of length: Int) -> Int? {
    if let lastBackticks { return lastBackticks[length] }
    var positions: [Int: Int] = [:]
    var index = position
    while index < end {
      let count = backticks(at: index)
      if count > 0 { positions[count] = index }
      index += max(1, count)
    }
    lastBackticks = positions
    return positions[length]
  }

  mutating func takeAngle() {
    if let address = AutolinkScanner.address(bytes, position, end) {
      let next = Int(address.end) + 1
      let isMail = !AutolinkScanner.hasScheme(bytes, address)
      let text = Array(bytes[address.indices])
      let destination = store((isMail ? Array("mailto:".utf8) : []) + text)
      targets.append((destination, ByteRange(0, 0)))
      flushText(position)
      append(.beginLink, ByteRange(targets.count - 1, 0))
      append(.text, address)
      append(.endLink, ByteRange(0, 0))
      move(to: next)
    } else if let tagEnd = HTMLTag.end(bytes, position, end) {
      takeTag(ByteRange(position, tagEnd))
    } else if let passed = passedOver() {
      flushText(position)
      if let text = passed.text { append(.text, text) }
      move(to: passed.next)
    } else {
      position += 1
    }
  }

  /// Tags are not shown; what they would show themselves is.
  private mutating func takeTag(_ tag: ByteRange) {
    flushText(position)
    switch HTMLTag.name(bytes[tag.indices]) {
    case "br":
      append(.hardBreak, tag)
    case "img":
      if let alternative = HTMLTag.attribute("alt", of: bytes, tag) {
        append(.text, store(TextDecoder.decode(bytes, alternative)))
      }
    default:
      break
    }
    move(to: Int(tag.end))
  }

  /// Comments, instructions and declarations, which have no text, and character data, which has.
  private mutating func passedOver() -> (text: ByteRange?, next: Int)? {
    let rest = bytes[position..<end]
    if rest.starts(with: Array("<!-->".utf8)) { return (nil, position + 5) }
    if rest.starts(with: Array("<!--->".utf8)) { return (nil, position + 6) }
    if rest.starts(with: Array("<!--".utf8)) {
      return find("-->", from: position + 4).map { (nil, $0 + 3) }
    }
    if rest.starts(with: Array("<?".utf8)) {
      return find("?>", from: position + 2).map { (nil, $0 + 2) }
    }
    let start = position + 9
    if rest.starts(with: Array("<![CDATA[".utf8)) {
      return find("]]>", from: start).map { (ByteRange(start, $0), $0 + 3) }
    }
    if rest.starts(with: Array("<!".utf8)), rest.count > 2, ASCII.isLetter(bytes[position + 2]) {
      return find(">", from: position + 2).map { (nil, $0 + 1) }
    }
    return nil
  }

  private mutating func find(_ mark: String, from start: Int) -> Int? {
    if missingMarks.contains(mark) || start > end { return nil }
    if let index = ByteSearch.find(mark, in: bytes, start..<end) { return index }
    missingMarks.insert(mark)
    return nil
  }
}
