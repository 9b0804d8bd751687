/// Grows the events of a text: joins text that lies together, leaves out styles that lie too deep
/// and links where none may be, counts lines.
struct InlineEventList {
  private(set) var events: [InlineText.Event] = []
  private let text: [UInt8]
  private let end: Int
  private var line: Int32
  /// Up to where line endings are counted.
  private var counted = 0
  /// Whether each thing that is open is shown, the innermost last.
  private var shown: [Bool] = []
  private var links = 0
  private var images = 0

  /// - Parameters:
  ///   - end: where the source's own text ends; what was decoded follows.
  ///   - line: the source's line on which `text` begins.
  init(text: [UInt8], end: Int, line: Int32) {
    self.text = text
    self.end = end
    self.line = line
  }

  mutating func add(_ kind: InlineText.Event.Kind, at range: ByteRange) {
    count(to: Int(range.start))
    events.append(InlineText.Event(kind: kind, line: line))
  }

  mutating func addText(_ range: ByteRange) {
    if range.isEmpty { return }
    if case .text(let last)? = events.last?.kind, last.end == range.start, Int(last.end) != end {
      let joined = InlineText.Event.Kind.text(ByteRange(Int(last.start), Int(range.end)))
      events[events.count - 1].kind = joined
    } else {
      add(.text(range), at: range)
    }
  }

  mutating func begin(_ kind: InlineText.Event.Kind) {
    var isShown = shown.count < InlineParser.depthLimit && images == 0
    switch kind {
    case .beginLink:
      isShown = isShown && links == 0
      links += 1
    case .beginImage:
      images += 1
    default:
      break
    }
    shown.append(isShown)
    if isShown { events.append(InlineText.Event(kind: kind, line: line)) }
  }

  mutating func end(_ kind: InlineText.Event.Kind) {
    switch kind {
    case .endLink: links -= 1
    case .endImage: images -= 1
    default: break
    }
    if shown.popLast() == true { events.append(InlineText.Event(kind: kind, line: line)) }
  }

  private mutating func count(to position: Int) {
    guard position <= end else { return }
    while counted < position {
      if text[counted] == ASCII.newline { line += 1 }
      counted += 1
    }
  }
}
