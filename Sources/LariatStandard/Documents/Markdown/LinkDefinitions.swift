/// What labels of references stand for; the first definition of a label holds.
struct LinkDefinitions {
  struct Target: Hashable {
    var destination: [UInt8]
    var title: [UInt8]
  }

  private var targets: [String: Target] = [:]

  var isEmpty: Bool { targets.isEmpty }

  subscript(label: ArraySlice<UInt8>) -> Target? {
    if targets.isEmpty || label.count > LinkScanner.labelLimit { return nil }
    return targets[Self.key(label)]
  }

  /// Takes the definition that begins at `start`, alone on its lines; returns the index after them.
  mutating func take(_ text: [UInt8], _ start: Int) -> Int? {
    let end = text.count
    guard let label = LinkScanner.label(text, start, end), label.next < end,
      text[label.next] == ASCII.colon
    else { return nil }
    let key = Self.key(text[label.text.indices])
    guard !key.isEmpty else { return nil }
    let destinationStart = LinkScanner.skipWhitespace(text, label.next + 1, end)
    guard let destination = LinkScanner.destination(text, destinationStart, end),
      destination.next > destinationStart
    else { return nil }

    var target = Target(destination: TextDecoder.decode(text, destination.text), title: [])
    var next = Self.lineEnd(text, destination.next)
    let titleStart = LinkScanner.skipWhitespace(text, destination.next, end)
    if titleStart > destination.next, let title = LinkScanner.title(text, titleStart, end),
      let titleEnd = Self.lineEnd(text, title.next)
    {
      target.title = TextDecoder.decode(text, title.text)
      next = titleEnd
    }
    guard let next else { return nil }
    if targets[key] == nil { targets[key] = target }
    return next
  }

  /// The index after the line's end if only white space is left on it.
  private static func lineEnd(_ text: [UInt8], _ start: Int) -> Int? {
    let position = LinkScanner.skipBlanks(text, start, text.count)
    if position == text.count { return position }
    return text[position] == ASCII.newline ? position + 1 : nil
  }

  /// Equal for labels that match: without regard to case and to the amount of white space.
  private static func key(_ label: ArraySlice<UInt8>) -> String {
    let words = label.split(whereSeparator: ASCII.isWhitespace).joined(separator: [ASCII.space])
    return String(decoding: Array(words), as: UTF8.self).lowercased().uppercased()
  }
}
