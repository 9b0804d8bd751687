/// The lines that tell two versions of a text apart which have the same number of them, as `diff -u`
/// shows them.
public enum UnifiedDiff {
  private static let context = 3

  /// Empty where the two are equal.
  public static func text(file: String, from old: [UInt8], to new: [UInt8]) -> String {
    let old = lines(old)
    let new = lines(new)
    let changed = old.indices.filter { $0 >= new.count || old[$0] != new[$0] }
    guard !changed.isEmpty else { return "" }
    var text = "--- \(file)\n+++ \(file)\n"
    var hunk = changed.startIndex
    while hunk < changed.endIndex {
      var last = hunk
      while last + 1 < changed.endIndex, changed[last + 1] - changed[last] <= 2 * context {
        last += 1
      }
      let range = max(0, changed[hunk] - context)..<min(old.count, changed[last] + context + 1)
      text += Self.hunk(old, new, range)
      hunk = last + 1
    }
    return text
  }

  private static func hunk(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ range: Range<Int>
  ) -> String {
    let span = "\(range.lowerBound + 1),\(range.count)"
    var text = "@@ -\(span) +\(span) @@\n"
    var index = range.lowerBound
    while index < range.upperBound {
      guard old[index] != new[index] else {
        text += line(" ", old[index])
        index += 1
        continue
      }
      let end = range[index...].first { old[$0] == new[$0] } ?? range.upperBound
      text += (index..<end).map { line("-", old[$0]) }.joined()
      text += (index..<end).map { line("+", new[$0]) }.joined()
      index = end
    }
    return text
  }

  private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: bytes, as: UTF8.self)
    return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// Each with the line feed that ends it.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
