/// Emphasis, strong emphasis and strike-through, by the delimiter algorithm of CommonMark's
/// appendix.
extension InlineParser {
  mutating func takeRun() {
    let character = bytes[position]
    var next = position
    while next < end, bytes[next] == character { next += 1 }
    let length = next - position
    let before = CharacterKind(before: position, in: bytes)
    let after = CharacterKind(after: next, in: bytes, end: end)
    let isLeft = after != .whitespace && (after != .punctuation || before != .other)
    let isRight = before != .whitespace && (before != .punctuation || after != .other)
    var canOpen = isLeft
    var canClose = isRight
    if character == ASCII.underscore {
      canOpen = isLeft && (!isRight || before == .punctuation)
      canClose = isRight && (!isLeft || after == .punctuation)
    }
    guard canOpen || canClose, character != ASCII.tilde || length <= 2 else {
      position = next
      return
    }
    let index = Int32(runs.count)
    runs.append(
      DelimiterRun(
        character: character, position: Int32(position), length: Int32(length), canOpen: canOpen,
        canClose: canClose, remaining: Int32(length), previous: lastRun))
    if lastRun >= 0 { runs[Int(lastRun)].next = index } else { firstRun = index }
    lastRun = index
    take(.run, ByteRange(Int(index), 0), upTo: next)
  }

  /// Matches the runs after the one at `bottom` and takes all of them out of play.
  mutating func settleEmphasis(above bottom: Int32) throws(ExportError) {
    var openerFloors = [Int32](repeating: bottom, count: 18)
    var closer = bottom < 0 ? firstRun : runs[Int(bottom)].next
    while closer >= 0 {
      try monitor.spend(1)
      guard runs[Int(closer)].canClose else {
        closer = runs[Int(closer)].next
        continue
      }
      let key = floorKey(runs[Int(closer)])
      let floor = max(bottom, openerFloors[key])
      var opener = runs[Int(closer)].previous
      while opener > floor, !matches(opener, closer) {
        try monitor.spend(1)
        opener = runs[Int(opener)].previous
      }
      if opener > floor {
        pair(opener, closer)
        if runs[Int(closer)].remaining > 0 { continue }
        let next = runs[Int(closer)].next
        remove(closer)
        closer = next
      } else {
        let next = runs[Int(closer)].next
        openerFloors[key] = runs[Int(closer)].previous
        if !runs[Int(closer)].canOpen { remove(closer) }
        closer = next
      }
    }
    if bottom < 0 { firstRun = -1 } else { runs[Int(bottom)].next = -1 }
    lastRun = bottom
  }

  /// Runs with one key find the same openers.
  private func floorKey(_ run: DelimiterRun) -> Int {
    let kind = run.character == ASCII.asterisk ? 0 : run.character == ASCII.underscore ? 1 : 2
    return kind * 6 + (run.canOpen ? 3 : 0) + Int(run.length % 3)
  }

  private func matches(_ opener: Int32, _ closer: Int32) -> Bool {
    let opener = runs[Int(opener)]
    let closer = runs[Int(closer)]
    guard opener.canOpen, opener.character == closer.character else { return false }
    if opener.character == ASCII.tilde { return opener.length == closer.length }
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.length + closer.length) % 3 != 0
      || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }

  private mutating func pair(_ openerIndex: Int32, _ closerIndex: Int32) {
    let opener = Int(openerIndex)
    let closer = Int(closerIndex)
    var count: Int32 = runs[opener].remaining >= 2 && runs[closer].remaining >= 2 ? 2 : 1
    var style = count == 2 ? InlineText.Style.strong : .emphasis
    if runs[opener].character == ASCII.tilde {
      count = runs[opener].length
      style = .strike
    }
    runs[opener].remaining -= count
    runs[closer].remaining -= count

    matches.append(DelimiterMatch(style: style, next: runs[opener].openings))
    runs[opener].openings = Int32(matches.count - 1)
    let closing = Int32(matches.count)
    matches.append(DelimiterMatch(style: style))
    if runs[closer].closings < 0 {
      runs[closer].closings = closing
    } else {
      matches[Int(runs[closer].lastClosing)].next = closing
    }
    runs[closer].lastClosing = closing

    // What lies between can match nothing any more.
    runs[opener].next = closerIndex
    runs[closer].previous = openerIndex
    if runs[opener].remaining == 0 { remove(openerIndex) }
  }

  private mutating func remove(_ index: Int32) {
    let run = runs[Int(index)]
    if run.previous >= 0 { runs[Int(run.previous)].next = run.next } else { firstRun = run.next }
    if run.next >= 0 { runs[Int(run.next)].previous = run.previous } else { lastRun = run.previous }
  }
}
