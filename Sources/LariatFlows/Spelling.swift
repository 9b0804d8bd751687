/// "Did you mean": the nearest of a list of names.
public enum Spelling {
  /// The candidate nearest to `word` by edit distance with transpositions, if it is near enough to
  /// be meant: at most a third of the word's length away, and at least one.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = Self.distance(letters, other)
      guard distance <= limit else { continue }
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// `did you mean "pin"?`, or else `fallback`.
  public static func remedy(
    for word: String, in candidates: some Sequence<String>, otherwise fallback: String
  ) -> String {
    nearest(to: word, in: candidates).map { "did you mean \"\($0)\"?" } ?? fallback
  }

  /// Optimal string alignment: insertions, deletions, substitutions, swaps of neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let substitution = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        current[column] = min(last[column] + 1, current[column - 1] + 1, substitution)
        let isSwap =
          row > 1 && column > 1 && left[row - 1] == right[column - 2]
          && left[row - 2] == right[column - 1]
        if isSwap { current[column] = min(current[column], beforeLast[column - 2] + 1) }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
