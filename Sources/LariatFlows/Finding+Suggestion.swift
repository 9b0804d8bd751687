extension Finding {
  /// The same finding with the candidate nearest to `word` as its remedy and its fix, or with
  /// `fallback` as its remedy where none is near. `word` stands inside the finding's place.
  public func suggesting(
    _ candidates: some Sequence<String>, for word: String, otherwise fallback: String
  ) -> Finding {
    var finding = self
    finding.remedy = fallback
    guard let nearest = Spelling.nearest(to: word, in: candidates) else { return finding }
    finding.remedy = "did you mean \"\(nearest)\"?"
    finding.fix = place.map { Edit(place: $0, word: word, replacement: nearest) }
    return finding
  }
}
