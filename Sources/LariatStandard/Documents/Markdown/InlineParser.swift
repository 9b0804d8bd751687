/// Takes the text of one leaf apart into styles, links, code and text (CommonMark chapter 6).
///
/// One pass over the text finds tokens; emphasis is settled whenever a link closes and at the end.
/// Every search is bounded or remembers where it failed, so that time grows with the text's length.
struct InlineParser {
  /// Emphasis and links that lie deeper are shown without.
  static let depthLimit = 32

  /// The text, and after `end` what was decoded from it.
  var bytes: [UInt8]
  let end: Int
  let definitions: LinkDefinitions
  let monitor: ExportMonitor

  var tokens: [InlineToken] = []
  var targets: [(destination: ByteRange, title: ByteRange)] = []
  var runs: [DelimiterRun] = []
  var firstRun: Int32 = -1
  var lastRun: Int32 = -1
  var matches: [DelimiterMatch] = []
  var brackets: [LinkBracket] = []
  /// Brackets below this index begin no link, as they hold one.
  var activeFloor = 0

  var position = 0
  /// Where the text that is not a token yet begins.
  var textStart = 0
  /// Closing marks that do not occur any more.
  var missingMarks: Set<String> = []
  /// Where the last row of each number of backticks begins; made when first asked for.
  var lastBackticks: [Int: Int]?

  private init(_ text: [UInt8], _ definitions: LinkDefinitions, _ monitor: ExportMonitor) {
    bytes = text
    end = text.lastIndex { !ASCII.isWhitespace($0) }.map { $0 + 1 } ?? 0
    self.definitions = definitions
    self.monitor = monitor
  }

  /// - Parameter line: the source's line on which `text` begins.
  static func parse(
    _ text: [UInt8], line: Int32, definitions: LinkDefinitions, monitor: ExportMonitor
  ) throws(ExportError) -> InlineText {
    var parser = InlineParser(text, definitions, monitor)
    try parser.findTokens()
    try parser.settleEmphasis(above: -1)
    return try parser.finish(line: line)
  }

  private mutating func findTokens() throws(ExportError) {
    position = LinkScanner.skipWhitespace(bytes, 0, end)
    textStart = position
    while position < end {
      try monitor.spend(1)
      switch bytes[position] {
      case ASCII.newline: takeLineBreak()
      case ASCII.backslash: takeBackslash()
      case ASCII.backtick: takeCode()
      case ASCII.asterisk, ASCII.underscore, ASCII.tilde: takeRun()
      case ASCII.ampersand: takeEntity()
      case ASCII.less: takeAngle()
      case ASCII.exclamation: takeExclamation()
      case ASCII.leftBracket: openBracket(length: 1)
      case ASCII.rightBracket: try closeBracket()
      case UInt8(ascii: "h"), UInt8(ascii: "w"), UInt8(ascii: "f"): takeBareLink()
      case UInt8(ascii: "@"): takeBareMail()
      default: position += 1
      }
    }
    flushText(end)
  }

  /// Makes the text up to `limit` a token; the next begins at `position`, which the caller moves.
  mutating func flushText(_ limit: Int) {
    if textStart < limit { append(.text, ByteRange(textStart, limit)) }
  }

  mutating func append(_ kind: InlineToken.Kind, _ range: ByteRange) {
    tokens.append(InlineToken(kind: kind, range: range))
  }

  /// Makes what lies up to `next` one token, after the text before it.
  mutating func take(_ kind: InlineToken.Kind, _ range: ByteRange, upTo next: Int) {
    flushText(position)
    append(kind, range)
    move(to: next)
  }

  mutating func move(to next: Int) {
    position = next
    textStart = next
  }

  /// Keeps text that is not in the source as it stands.
  mutating func store(_ text: [UInt8]) -> ByteRange {
    let start = bytes.count
    bytes += text
    return ByteRange(start, bytes.count)
  }

  private mutating func takeLineBreak() {
    var textEnd = position
    while textEnd > textStart, ASCII.isBlank(bytes[textEnd - 1]) { textEnd -= 1 }
    let spaces = bytes[textEnd..<position].reversed().prefix { $0 == ASCII.space }.count
    flushText(textEnd)
    append(spaces >= 2 ? .hardBreak : .softBreak, ByteRange(position, position))
    move(to: LinkScanner.skipBlanks(bytes, position + 1, end))
  }

  private mutating func takeBackslash() {
    guard position + 1 < end else {
      position += 1
      return
    }
    let next = bytes[position + 1]
    if next == ASCII.newline {
      flushText(position)
      append(.hardBreak, ByteRange(position, position))
      move(to: LinkScanner.skipBlanks(bytes, position + 2, end))
    } else if ASCII.isPunctuation(next) {
      take(.text, ByteRange(position + 1, position + 2), upTo: position + 2)
    } else {
      position += 1
    }
  }

  private mutating func takeEntity() {
    if let entity = Entity(bytes, position, end) {
      take(.text, store(entity.text), upTo: entity.next)
    } else {
      position += 1
    }
  }

  private mutating func takeExclamation() {
    if position + 1 < end, bytes[position + 1] == ASCII.leftBracket {
      openBracket(length: 2)
    } else {
      position += 1
    }
  }
}
