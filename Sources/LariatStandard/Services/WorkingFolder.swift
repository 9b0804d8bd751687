/// Where relative paths start, and how paths are told to people: as they gave them. An empty one
/// is the folder itself, and told as `.`.
struct WorkingFolder: Sendable, Hashable {
  let path: String

  func resolve(_ given: String) -> String {
    let given = named(given)
    if given.hasPrefix("/") || path == "." { return given }
    return given == "." ? path : FilePath.join(path, given)
  }

  /// `text`, which begins with the resolved path of something in one of `given`, with the path as
  /// it was given.
  func shown(_ text: String, given: [String]) -> String {
    for name in given.map(named) where text.hasPrefix(resolve(name)) {
      let shown = name + text.dropFirst(resolve(name).count)
      return shown.hasPrefix("./") ? String(shown.dropFirst(2)) : shown
    }
    return text
  }

  private func named(_ given: String) -> String { given.isEmpty ? "." : given }
}
