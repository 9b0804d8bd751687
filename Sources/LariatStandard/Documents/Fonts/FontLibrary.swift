/// The font files at hand, by name; none is read yet.
struct FontLibrary {
  /// Files that were named themselves come before all others.
  private let named: [String]
  /// By the file's name without its extension.
  private let found: [String: String]

  /// Nobody has more fonts than this; a folder that holds more is searched no further.
  private static let limit = 20_000
  private static let depthLimit = 8

  /// - Parameter paths: font files, and folders that are searched with all that is in them.
  init(_ paths: [String], monitor: ExportMonitor) throws(ExportError) {
    var named: [String] = []
    var found: [String: String] = [:]
    var folders: [(path: String, depth: Int)] = []
    for path in paths {
      guard let kind = try? FileSystem.status(at: path).kind else { continue }
      if kind == .folder { folders.append((path, 0)) } else { named.append(path) }
    }
    var seen = 0
    var next = 0
    while next < folders.count, seen < Self.limit {
      let (folder, depth) = folders[next]
      next += 1
      for name in FileSystem.names(in: folder).sorted() where !name.hasPrefix(".") {
        try monitor.spend(16)
        seen += 1
        let path = FilePath.join(folder, name)
        if Self.isFont(name) {
          let stem = FilePath.stem(name)
          if found[stem] == nil { found[stem] = path }
        } else if depth < Self.depthLimit, (try? FileSystem.status(at: path).kind) == .folder {
          folders.append((path, depth + 1))
        }
      }
    }
    self.named = named
    self.found = found
  }

  var isEmpty: Bool { named.isEmpty && found.isEmpty }

  /// The files to look for a character in, the most fitting first.
  func files(for style: TypeStyle) -> [String] {
    let families = style.contains(.fixed) ? Self.fixedFamilies + Self.families : Self.families
    let preferred = families.flatMap { family in
      Self.endings(style).lazy.flatMap { [family + $0, family + "-" + $0] }
    }
    return named + (preferred + Self.wide).compactMap { found[$0] }
  }

  /// All other files, for characters that are in none of the above.
  var others: [String] {
    found.values.sorted()
  }

  private static func isFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".ttf") || lower.hasSuffix(".ttc")
  }

  private static func endings(_ style: TypeStyle) -> [String] {
    let plain = ["Regular", ""]
    switch (style.contains(.bold), style.contains(.italic)) {
    case (false, false): return plain
    case (true, false): return ["Bold"] + plain
    case (false, true): return ["Italic", "Oblique"] + plain
    case (true, true): return ["BoldItalic", "BoldOblique", "Bold"] + plain
    }
  }

  private static let families = ["NotoSans", "DejaVuSans", "LiberationSans", "FreeSans"]
  private static let fixedFamilies = [
    "NotoSansMono", "DejaVuSansMono", "LiberationMono", "FreeMono",
  ]
  /// Fonts of many scripts.
  private static let wide = [
    "wqy-microhei", "wqy-zenhei", "DroidSansFallbackFull", "DroidSansFallback", "unifont",
  ]
}
