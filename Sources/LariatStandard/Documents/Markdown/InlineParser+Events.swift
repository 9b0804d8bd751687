/// From tokens to events.
extension InlineParser {
  /// - Parameter line: the source's line on which the text begins.
  func finish(line: Int32) throws(ExportError) -> InlineText {
    var events = InlineEventList(text: bytes, end: end, line: line)
    for token in tokens {
      try monitor.spend(1)
      switch token.kind {
      case .text: events.addText(token.range)
      case .code: events.add(.code(token.range), at: token.range)
      case .softBreak: events.add(.softBreak, at: token.range)
      case .hardBreak: events.add(.hardBreak, at: token.range)
      case .beginLink, .beginImage:
        let target = targets[Int(token.range.start)]
        events.begin(
          token.kind == .beginLink
            ? .beginLink(destination: target.destination, title: target.title)
            : .beginImage(destination: target.destination, title: target.title))
      case .endLink: events.end(.endLink)
      case .endImage: events.end(.endImage)
      case .run: try addRun(runs[Int(token.range.start)], to: &events)
      }
    }
    return InlineText(bytes: bytes, events: events.events)
  }

  private func addRun(_ run: DelimiterRun, to events: inout InlineEventList) throws(ExportError) {
    var closing = run.closings
    while closing >= 0 {
      try monitor.spend(1)
      events.end(.end(matches[Int(closing)].style))
      closing = matches[Int(closing)].next
    }
    if run.remaining > 0 {
      events.addText(ByteRange(Int(run.position), Int(run.position + run.remaining)))
    }
    // The last match is the outermost, and it is first in the chain.
    var opening = run.openings
    while opening >= 0 {
      try monitor.spend(1)
      events.begin(.begin(matches[Int(opening)].style))
      opening = matches[Int(opening)].next
    }
  }
}
