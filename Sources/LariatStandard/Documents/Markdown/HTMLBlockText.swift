/// The text of a block of HTML: what is left without its tags.
///
/// Tags that would begin a new line break the text; scripts and styles, which nobody would see, are
/// left out, and so are comments; images give their alternative text.
struct HTMLBlockText {
  private var bytes: [UInt8]
  private let end: Int
  private let monitor: ExportMonitor
  private var events: InlineEventList
  private var position = 0
  private var textStart = 0
  /// The break that is due before the next text.
  private var pendingBreak: InlineText.Event.Kind?
  private var hasText = false
  /// Closing marks that do not occur any more.
  private var missingMarks: Set<String> = []

  private init(_ text: [UInt8], line: Int32, monitor: ExportMonitor) {
    bytes = text
    end = text.count
    self.monitor = monitor
    events = InlineEventList(text: text, end: text.count, line: line)
  }

  /// - Parameter line: the source's line on which `text` begins.
  static func parse(
    _ text: [UInt8], line: Int32, monitor: ExportMonitor
  ) throws(ExportError) -> InlineText {
    var reader = HTMLBlockText(text, line: line, monitor: monitor)
    try reader.read()
    return InlineText(bytes: reader.bytes, events: reader.events.events)
  }

  private mutating func read() throws(ExportError) {
    while position < end {
      try monitor.spend(1)
      switch bytes[position] {
      case ASCII.less:
        takeTag()
      case ASCII.ampersand:
        if let entity = Entity(bytes, position, end) {
          flush()
          addText(store(entity.text))
          move(to: entity.next)
        } else {
          position += 1
        }
      case ASCII.newline:
        flush()
        pendingBreak = pendingBreak ?? .softBreak
        move(to: LinkScanner.skipWhitespace(bytes, position, end))
      default:
        position += 1
      }
    }
    flush()
  }

  private mutating func takeTag() {
    if ByteSearch.find("<!--", in: bytes, position..<min(end, position + 4)) != nil {
      flush()
      move(to: find("-->", from: position + 4).map { $0 + 3 } ?? position + 4)
      return
    }
    guard let tagEnd = HTMLTag.end(bytes, position, end) else {
      position += 1
      return
    }
    flush()
    let tag = ByteRange(position, tagEnd)
    let name = HTMLTag.name(bytes[tag.indices])
    let isOpening = bytes[position + 1] != ASCII.slash
    move(to: tagEnd)
    if name == "img", let alternative = HTMLTag.attribute("alt", of: bytes, tag) {
      addText(store(TextDecoder.decode(bytes, alternative)))
    } else if isOpening, name == "script" || name == "style" {
      move(to: find("</\(name)", from: tagEnd) ?? tagEnd)
    } else if !Self.runningTags.contains(name) {
      pendingBreak = .hardBreak
    }
  }

  private mutating func find(_ mark: String, from start: Int) -> Int? {
    if missingMarks.contains(mark) { return nil }
    if let index = ByteSearch.find(mark, in: bytes, start..<end, ignoringCase: true) {
      return index
    }
    missingMarks.insert(mark)
    return nil
  }

  private mutating func flush() {
    if textStart < position { addText(ByteRange(textStart, position)) }
    textStart = position
  }

  private mutating func addText(_ range: ByteRange) {
    let isBlank = bytes[range.indices].allSatisfy(ASCII.isWhitespace)
    if isBlank, pendingBreak != nil || !hasText { return }
    if let pendingBreak, hasText { events.add(pendingBreak, at: ByteRange(position, position)) }
    pendingBreak = nil
    hasText = true
    events.addText(range)
  }

  private mutating func store(_ text: [UInt8]) -> ByteRange {
    let start = bytes.count
    bytes += text
    return ByteRange(start, bytes.count)
  }

  private mutating func move(to next: Int) {
    position = next
    textStart = next
  }

  /// Tags inside a line; all others begin a new one.
  private static let runningTags: Set = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
    "img", "input", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike",
    "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}
