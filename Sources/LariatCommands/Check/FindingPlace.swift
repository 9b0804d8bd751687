import LariatFlows

/// A place as people copy it from a finding: `Flows/export.json:8:21`, the column left out or not.
nonisolated struct FindingPlace: Sendable, Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  var column: Int?

  init(_ text: String) throws(UsageError) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    let numbers = parts.dropFirst().suffix(2).reversed().prefix { Int($0) != nil }
      .compactMap { Int($0) }
    let file = parts.dropLast(numbers.count).joined(separator: ":")
    guard let line = numbers.last, !file.isEmpty else {
      throw UsageError(
        "\"\(text)\" is no place", remedy: "write FILE:LINE or FILE:LINE:COLUMN, as findings do")
    }
    self.file = file
    self.line = line
    column = numbers.count == 2 ? numbers[0] : nil
  }

  var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

  /// Whether that is the place, or inside it.
  func isInside(_ place: Place) -> Bool {
    guard (place.start.line...max(place.start.line, place.end.line)).contains(line) else {
      return false
    }
    guard let column else { return true }
    let isAfterStart = line > place.start.line || column >= place.start.column
    let isBeforeEnd =
      line < place.end.line || column < max(place.end.column, place.start.column + 1)
    return isAfterStart && isBeforeEnd
  }
}
