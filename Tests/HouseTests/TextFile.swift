import Foundation

/// A file of the project as lines of text.
struct TextFile: Sendable {
  /// From the project's root, with slashes: `Sources/Lariat/Store.swift`.
  let path: String
  let lines: [Substring]

  /// Nil for what is no file or no text.
  init?(path: String) {
    guard let text = try? String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    else { return nil }
    self.init(path: path, text: text)
  }

  init(path: String, text: String) {
    self.path = path
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// The extension: `swift`.
  var kind: String { String(path.split(separator: ".").last ?? "") }

  /// The folder below Sources, which is the target's name.
  var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }

  /// The modules its import lines name.
  var imports: Set<String> {
    let statement =
      /^\s*(?:(?:@\w+(?:\(\w+\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
    return Set(lines.compactMap { $0.prefixMatch(of: statement).map { String($0.1) } })
  }

  /// Lines that `pattern` matches outside comments, as `path:line`.
  func code(matching pattern: some RegexComponent) -> [String] {
    places { line in
      let code = line.firstMatch(of: /(^|\s)\/\/.*$/).map { line[..<$0.range.lowerBound] } ?? line
      return code.contains(pattern)
    }
  }

  /// Lines that `pattern` matches anywhere, as `path:line`.
  func text(matching pattern: some RegexComponent) -> [String] {
    places { $0.contains(pattern) }
  }

  private func places(where isMeant: (Substring) -> Bool) -> [String] {
    zip(1..., lines).filter { isMeant($0.1) }.map { "\(path):\($0.0)" }
  }
}
