/// Links and images, from their brackets.
extension InlineParser {
  /// Open brackets that are kept; of a longer row the first ones are text.
  private static let bracketLimit = 1000

  mutating func openBracket(length: Int) {
    if !brackets.isEmpty { brackets[brackets.count - 1].isFollowed = true }
    if brackets.count >= 2 * Self.bracketLimit {
      brackets.removeFirst(Self.bracketLimit)
      activeFloor = max(0, activeFloor - Self.bracketLimit)
    }
    let next = position + length
    take(.text, ByteRange(position, next), upTo: next)
    brackets.append(
      LinkBracket(
        token: tokens.count - 1, position: next, isImage: length == 2, lastRun: lastRun))
  }

  mutating func closeBracket() throws(ExportError) {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let isActive = bracket.isImage || brackets.count >= activeFloor
    activeFloor = min(activeFloor, brackets.count)
    guard isActive, let link = inlineTarget() ?? referenceTarget(bracket) else {
      position += 1
      return
    }
    targets.append((link.destination, link.title))
    flushText(position)
    tokens[bracket.token] = InlineToken(
      kind: bracket.isImage ? .beginImage : .beginLink, range: ByteRange(targets.count - 1, 0))
    try settleEmphasis(above: bracket.lastRun)
    append(bracket.isImage ? .endImage : .endLink, ByteRange(0, 0))
    move(to: link.next)
    if !bracket.isImage { activeFloor = brackets.count }
  }

  private typealias Target = (destination: ByteRange, title: ByteRange, next: Int)

  /// `(destination "title")` after the bracket.
  private mutating func inlineTarget() -> Target? {
    var next = position + 1
    guard next < end, bytes[next] == ASCII.leftParenthesis else { return nil }
    next = LinkScanner.skipWhitespace(bytes, next + 1, end)
    guard let destination = LinkScanner.destination(bytes, next, end) else { return nil }
    next = LinkScanner.skipWhitespace(bytes, destination.next, end)
    var title = ByteRange(0, 0)
    if next > destination.next, let found = LinkScanner.title(bytes, next, end) {
      title = found.text
      next = LinkScanner.skipWhitespace(bytes, found.next, end)
    }
    guard next < end, bytes[next] == ASCII.rightParenthesis else { return nil }
    return (decoded(destination.text), decoded(title), next + 1)
  }

  private mutating func decoded(_ range: ByteRange) -> ByteRange {
    let needsDecoding = bytes[range.indices].contains {
      $0 == ASCII.backslash || $0 == ASCII.ampersand
    }
    return needsDecoding ? store(TextDecoder.decode(bytes, range)) : range
  }

  /// `[label]` or `[]` after the bracket, or the bracket's own text as a label.
  private mutating func referenceTarget(_ bracket: LinkBracket) -> Target? {
    if definitions.isEmpty { return nil }
    var label = ByteRange(bracket.position, position)
    var next = position + 1
    let following = LinkScanner.label(bytes, next, end)
    if let following, !following.text.isEmpty {
      label = following.text
      next = following.next
    } else if bracket.isFollowed {
      return nil
    } else if let following {
      next = following.next
    }
    guard let target = definitions[bytes[label.indices]],
      monitor.allows(target.destination.count + target.title.count)
    else { return nil }
    return (store(target.destination), store(target.title), next)
  }
}
