public import LariatFlows

/// Changes of one text's bytes that do not overlap.
public struct TextEdits: Sendable {
  private var changes: [(range: Range<Int>, bytes: [UInt8])] = []

  /// Takes those that fit: an edit whose word does not stand exactly once in its place is left out,
  /// and so is one that overlaps another before it.
  public init(_ edits: [Edit], in bytes: [UInt8]) {
    let found = edits.compactMap { edit -> (range: Range<Int>, bytes: [UInt8])? in
      guard let range = Self.range(of: edit, in: bytes) else { return nil }
      return (range, Array(edit.replacement.utf8))
    }
    for change in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = changes.last, last.range.upperBound > change.range.lowerBound { continue }
      changes.append(change)
    }
  }

  public var isEmpty: Bool { changes.isEmpty }

  /// The text with all of them made, or with those that leave it no worse JSON where all together
  /// would: two keys may have the same nearest name.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    let before = Self.faults(of: bytes)
    let all = Self.apply(changes[...], to: bytes)
    if Self.faults(of: all) <= before { return all }
    // From the end on, so that the ranges before stay as they are.
    return changes.reversed().reduce(bytes) { text, change in
      let changed = Self.apply([change], to: text)
      return Self.faults(of: changed) <= Self.faults(of: text) ? changed : text
    }
  }

  private static func faults(of bytes: [UInt8]) -> Int {
    JSONReader.read(bytes, file: "").findings.count
  }

  private static func apply(
    _ changes: ArraySlice<(range: Range<Int>, bytes: [UInt8])>, to bytes: [UInt8]
  ) -> [UInt8] {
    var text: [UInt8] = []
    var position = 0
    for change in changes {
      text += bytes[position..<change.range.lowerBound] + change.bytes
      position = change.range.upperBound
    }
    return text + bytes[position...]
  }

  /// Where the edit's word stands as a whole name; nil where that is not plain.
  private static func range(of edit: Edit, in bytes: [UInt8]) -> Range<Int>? {
    let start = edit.place.start.offset
    let end = edit.place.end.offset
    guard start <= end, end <= bytes.count else { return nil }
    guard let word = edit.word.map({ Array($0.utf8) }) else { return start..<end }
    guard !word.isEmpty, edit.replacement.utf8.allSatisfy(isPlain) else { return nil }
    var found: [Range<Int>] = []
    for position in start..<end where bytes[position] == word[0] {
      let range = position..<(position + word.count)
      guard range.upperBound <= end, bytes[range].elementsEqual(word) else { continue }
      let isOpenBefore = position > start && isName(bytes[position - 1])
      let isOpenAfter = range.upperBound < end && isName(bytes[range.upperBound])
      if !isOpenBefore, !isOpenAfter { found.append(range) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether it stands in a JSON string as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
