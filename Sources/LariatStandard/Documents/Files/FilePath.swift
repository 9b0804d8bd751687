/// The few things the export does with paths.
enum FilePath {
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == 0x2F ? folder + name : "\(folder)/\(name)"
  }

  /// `guide` for `docs/guide.md`; a leading dot begins no extension.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether `name` can be a file's own name, with room left for what a temporary name adds.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 200
      && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }
}
